import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { cardNames } from './card-names.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// `npm run dev` serves the page with instant updates and asks the server that
// `python3 dev.py play --port 8123` runs for everything else.
const server = process.env.ALUETTE_SERVER ?? 'http://127.0.0.1:8123';

export default defineConfig({
  plugins: [svelte(), cardNames()],
  base: './',
  resolve: {
    alias: { $locales: here('../src/aluette/locales'), $names: here('../src/aluette/names') },
  },
  build: {
    outDir: here('../src/aluette/server/static'),
    emptyOutDir: true,
    sourcemap: false,
    target: 'es2022',
  },
  server: {
    fs: { allow: ['.', '../src/aluette/locales', '../src/aluette/names'].map(here) },
    proxy: { '/api': { target: server, ws: true } },
  },
});
