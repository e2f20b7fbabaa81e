import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { letTimePass } from '../testing/time.ts';
import { Said } from './Said.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const heard = () => screen.getByRole('status').textContent;

test('says what changed once nothing changes for a second; what is there at first is not said', () => {
  const { rerender } = render(<Said text="387 levels" />);
  letTimePass(5_000);
  expect(heard()).toBe('');
  rerender(<Said text="20 levels" />);
  letTimePass(900);
  rerender(<Said text="2 levels" />);
  letTimePass(900);
  expect(heard()).toBe('');
  letTimePass(100);
  expect(heard()).toBe('2 levels');
});

test('says only what somebody here did, once its answer is there, and the same words a second time', () => {
  const { rerender } = render(<Said by="all" text="387 levels" />);
  rerender(<Said by="all" text="388 levels" />);
  letTimePass(2_000);
  expect(heard()).toBe('');
  rerender(<Said by="ferry" text={null} />);
  letTimePass(2_000);
  rerender(<Said by="ferry" text="2 levels" />);
  letTimePass(1_000);
  expect(heard()).toBe('2 levels');
  rerender(<Said by="ferry" text="3 levels" />);
  letTimePass(1_000);
  expect(heard()).toBe('2 levels');
  rerender(<Said by="harbour" text="2 levels" />);
  letTimePass(1_000);
  expect(heard()).toBe('2 levels\u00a0');
});
