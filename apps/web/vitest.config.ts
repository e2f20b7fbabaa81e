import { configDefaults, defineConfig, mergeConfig } from 'vitest/config';
import vite from './vite.config.ts';

export default mergeConfig(
  vite,
  defineConfig({
    root: import.meta.dirname,
    test: {
      name: 'web',
      environment: 'jsdom',
      include: ['src/**/*.test.{ts,tsx}'],
      setupFiles: ['src/testing/setup.ts'],
      exclude: configDefaults.exclude,
      css: false,
      testTimeout: 30_000,
    },
  }),
);
