import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { cardNames } from './card-names.ts';
import { signSets } from './sign-sets.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// `npm run dev` serves the page with instant updates and asks the server that
// `python3 dev.py play --port 8123` runs for everything else.
const server = process.env.ALUETTE_SERVER ?? 'http://127.0.0.1:8123';

export default defineConfig({
  plugins: [svelte(), cardNames(), signSets()],
  base: './',
  resolve: {
    alias: {
      $locales: here('../src/aluette/locales'),
      $names: here('../src/aluette/names'),
      $sets: here('../src/aluette/signs/sets'),
    },
  },
  build: {
    outDir: here('../src/aluette/server/static'),
    emptyOutDir: true,
    sourcemap: false,
    target: 'es2022',
  },
  server: {
    fs: {
      allow: ['.', 'locales', 'names', 'signs/sets'].map((path, i) =>
        here(i === 0 ? path : `../src/aluette/${path}`),
      ),
    },
    proxy: { '/api': { target: server, ws: true } },
  },
});
