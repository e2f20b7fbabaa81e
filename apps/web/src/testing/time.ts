import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Moves the fake clock on, and lets React draw what follows. */
export function letTimePass(milliseconds: number): void {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
}
