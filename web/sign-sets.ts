import type { Plugin } from 'vite';

/**
 * Lets the page import the library's sign sets, `src/aluette/signs/sets/*.toml`: of each its
 * titles, and the gestures of every sign in the file's order.
 */
export function signSets(): Plugin {
  return {
    name: 'sign-sets',
    enforce: 'pre',
    transform(source, id) {
      if (!/\/sets\/[a-z]+\.toml$/.test(id)) return null;
      const [, titles = '', signs = ''] = source.split(/^\[(?:title|signs)\]$/m);
      const named = [...titles.matchAll(/^(\w+) = (".*")$/gm)].map(([, key, text]) => [key, text]);
      const made = [...signs.matchAll(/^"?([^\s"]+)"? = \{ gestures = (\[.*?\])/gm)];
      if (made.length === 0) this.error(`${id} has no signs`);
      const entries = made.map(([, sign, gestures]) => `[${JSON.stringify(sign)}, ${gestures}]`);
      const title = named.map(([key, text]) => `${key}: ${text}`).join(', ');
      const code = `export default { titles: { ${title} }, signs: [${entries.join(', ')}] };`;
      return { code, map: null };
    },
  };
}
