import './once.ts';
import { onlineManager } from '@tanstack/react-query';
import { cleanup } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { checkConnection, lostConnection } from '../lib/connection/connection.ts';
import { changeLanguage } from '../lib/i18n/texts.ts';
import { takeOrigin } from '../lib/session/origin.ts';
import { closeToast, toastStore } from '../ui/toast.ts';
import { resetMedia } from './media.ts';
import { forgetCalls, wire } from './wire.ts';

// Once a file, for all files of a worker share their modules.
afterEach(async () => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
  document.body.replaceChildren();
  resetMedia();
  for (const { id } of toastStore.read()) closeToast(id);
  wire.resetHandlers();
  if (lostConnection()) await checkConnection();
  // Without a page nobody tells it.
  onlineManager.setOnline(true);
  forgetCalls();
  localStorage.clear();
  sessionStorage.clear();
  takeOrigin();
  await changeLanguage('en');
});
