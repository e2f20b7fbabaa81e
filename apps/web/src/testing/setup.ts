import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';
import './browser-gaps.ts';
import { wire } from './wire.ts';

// Before any module takes hold of fetch.
wire.listen({ onUnhandledRequest: 'error' });
const { startI18n } = await import('../lib/i18n/i18n.ts');
await startI18n();

afterEach(() => {
  cleanup();
  wire.resetHandlers();
  localStorage.clear();
  sessionStorage.clear();
});
