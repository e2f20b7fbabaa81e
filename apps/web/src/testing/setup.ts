import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import './browser-gaps.ts';
import { wire } from './wire.ts';

// A page is loaded when a test first opens it, which takes its time on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

// Before any module takes hold of fetch.
wire.listen({ onUnhandledRequest: 'error' });
const { startI18n } = await import('../lib/i18n/i18n.ts');
const { changeLanguage } = await import('../lib/i18n/texts.ts');
await startI18n();

afterEach(async () => {
  cleanup();
  wire.resetHandlers();
  localStorage.clear();
  sessionStorage.clear();
  await changeLanguage('en');
});
