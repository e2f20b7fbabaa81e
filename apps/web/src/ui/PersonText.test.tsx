import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PersonText } from './PersonText.tsx';

it.each([
  ['桜の花', 'ja'],
  ['青花瓷', 'zh'],
  ['봄날', 'ko'],
])('%s is read and drawn as %s', (text, language) => {
  render(<PersonText of={text} />);
  expect(screen.getByText(text)).toHaveAttribute('lang', language);
});

it('keeps the direction of what is written from right to left to itself', () => {
  render(
    <p>
      <PersonText of="שלום" /> #7
    </p>,
  );
  expect(screen.getByText('שלום').tagName).toBe('BDI');
});

it('adds nothing to Latin letters', () => {
  const { container } = render(<PersonText of="Grievous Lady" />);
  expect(container.innerHTML).toBe('Grievous Lady');
});
