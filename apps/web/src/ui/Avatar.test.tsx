import { fireEvent, render } from '@testing-library/react';
import { expect, test } from 'vitest';
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

test('a face from another site is loaded through this one', () => {
  const { container } = render(<Avatar sources={['https://faces.example/a.png']} name="Ada" />);
  expect(container.querySelector('img')).toHaveAttribute(
    'src',
    '/v2/media/image?url=https%3A%2F%2Ffaces.example%2Fa.png',
  );
  fireEvent.error(container.querySelector('img') as HTMLImageElement);
  expect(container).toHaveTextContent('A');
});
