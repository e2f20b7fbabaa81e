import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useKeptPlace } from './places.ts';

const at = (entry: string) => renderHook(() => useKeptPlace(entry)).result.current;

test('a step of the history keeps its place, another one begins at the top', () => {
  at('one').onPosition?.({ item: 12, shift: 7 });
  expect(at('one').position).toEqual({ item: 12, shift: 7 });
  expect(at('two').position).toBeUndefined();
  at('one').onPosition?.(undefined);
  expect(at('one').position).toBeUndefined();
});
