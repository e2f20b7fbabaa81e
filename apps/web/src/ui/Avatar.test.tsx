import { fireEvent, render } from '@testing-library/react';
import { expect, test } from 'vitest';
import '../testing/setup.ts';
import { Avatar } from './Avatar.tsx';

test('a face falls back from picture to picture to the initial', () => {
  const { container } = render(<Avatar sources={[null, '/a.png', '/b.png']} name="  유채" />);
  const source = () => container.querySelector('img')?.getAttribute('src');
  expect(source()).toBe('/a.png');
  fireEvent.error(container.querySelector('img') as HTMLImageElement);
  expect(source()).toBe('/b.png');
  fireEvent.error(container.querySelector('img') as HTMLImageElement);
  expect(source()).toBeUndefined();
  expect(container).toHaveTextContent('유');
});
