import type { Plugin } from 'vite';

/**
 * Lets the page import the library's names tables, `src/aluette/names/*.toml`: of each the table
 * `cards` as a module, without the aliases that only a reader of texts needs.
 */
export function cardNames(): Plugin {
  return {
    name: 'card-names',
    enforce: 'pre',
    transform(source, id) {
      if (!/\/names\/[a-z]+\.toml$/.test(id)) return null;
      const cards = source.split(/^\[cards\]$/m)[1]?.split(/^\[/m)[0] ?? '';
      const entries = [...cards.matchAll(/^("\w+") = (".*")$/gm)];
      if (entries.length !== 48) this.error(`${id} names ${entries.length} cards, not 48`);
      const lines = entries.map(([, code, name]) => `${code}: ${name}`);
      return { code: `export default { ${lines.join(', ')} };`, map: null };
    },
  };
}
