import '@testing-library/jest-dom/vitest';
import { configure } from '@testing-library/react';
import './browser-gaps.ts';
import './computed-style.ts';
import './element-errors.ts';
import { wire } from './wire.ts';

// A page is loaded when a test first opens it, which takes its time on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

// Before any module takes hold of fetch.
wire.listen({ onUnhandledRequest: 'error' });
const { startI18n } = await import('../lib/i18n/i18n.ts');
await startI18n();
