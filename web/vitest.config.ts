import { defineConfig, mergeConfig } from 'vitest/config';
import page from './vite.config.ts';

export default mergeConfig(
  page,
  defineConfig({
    // Components are tested as a browser runs them, not as a server would print them.
    resolve: { conditions: ['browser'] },
    test: {
      environment: 'happy-dom',
      include: ['src/**/*.test.ts'],
      setupFiles: ['src/i18n/all.test-helper.ts'],
    },
  }),
);
