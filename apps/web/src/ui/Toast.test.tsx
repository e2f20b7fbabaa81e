import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { letTimePass } from '../testing/time.ts';
import { ToastList } from './ToastList.tsx';
import { ToastRegion } from './ToastRegion.tsx';
import { closeToast, toast, toastStore } from './toast.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.unstubAllGlobals();
  for (const { id } of toastStore.read()) closeToast(id);
  vi.useRealTimers();
});

function List() {
  return <ToastList messages={toastStore.read()} />;
}

test('a message stays six seconds, a longer text longer, and an error until it is closed', () => {
  toast.success('Saved');
  toast.info('x'.repeat(100));
  toast.danger('Could not save');
  const { rerender } = render(<List />);
  letTimePass(5_999);
  expect(toastStore.read()).toHaveLength(3);
  letTimePass(1);
  rerender(<List />);
  expect(screen.queryByText('Saved')).toBeNull();
  letTimePass(999);
  expect(toastStore.read()).toHaveLength(2);
  letTimePass(1);
  rerender(<List />);
  letTimePass(600_000);
  expect(screen.getByText('Could not save')).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(toastStore.read()).toHaveLength(0);
});

test('F8 leads to the newest message and back, and closing the last one leads back too', () => {
  const { rerender } = render(
    <>
      <button type="button">Work</button>
      <ToastRegion />
    </>,
  );
  const work = screen.getByRole('button', { name: 'Work' });
  act(() => work.focus());
  toast.info('First');
  toast.danger('Second');
  const draw = (isThere = true) =>
    rerender(
      <>
        <button type="button">Work</button>
        {isThere ? <List /> : null}
      </>,
    );
  draw();
  const closers = () => screen.getAllByRole('button', { name: 'Close' });
  fireEvent.keyDown(work, { key: 'F8' });
  expect(closers()[1]).toHaveFocus();
  fireEvent.keyDown(closers()[1] as HTMLElement, { key: 'F8' });
  expect(work).toHaveFocus();
  fireEvent.keyDown(work, { key: 'F8' });
  fireEvent.click(closers()[1] as HTMLElement);
  draw();
  expect(closers()[0]).toHaveFocus();
  fireEvent.click(closers()[0] as HTMLElement);
  draw(false);
  expect(work).toHaveFocus();
});

test('its action leads back to where F8 was pressed, not to the next message', () => {
  const draw = (
    <>
      <button type="button">Work</button>
      <List />
    </>
  );
  const acted = vi.fn();
  toast.info('First');
  toast.success('Deleted', { label: 'Undo', onPress: acted });
  const { rerender } = render(draw);
  const work = screen.getByRole('button', { name: 'Work' });
  act(() => work.focus());
  fireEvent.keyDown(work, { key: 'F8' });
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  rerender(draw);
  expect(work).toHaveFocus();
  expect(acted).toHaveBeenCalledOnce();
});

test.each([
  ['hovered', 'pointerEnter', 'pointerLeave'],
  ['focused', 'focus', 'blur'],
] as const)('the clock stands still while the list is %s', (_, begin, end) => {
  toast.success('Saved');
  render(<List />);
  const list = screen.getByRole('list');
  letTimePass(5_500);
  fireEvent[begin](list);
  letTimePass(60_000);
  expect(toastStore.read()).toHaveLength(1);
  fireEvent[end](list);
  letTimePass(499);
  expect(toastStore.read()).toHaveLength(1);
  letTimePass(1);
  expect(toastStore.read()).toHaveLength(0);
});

test('a message closed by keyboard does not hold the others', () => {
  toast.info('First');
  toast.info('Second');
  const { rerender } = render(<List />);
  const [close] = screen.getAllByRole('button', { name: 'Close' });
  act(() => close?.focus());
  letTimePass(10_000);
  fireEvent.click(close as HTMLElement);
  rerender(<List />);
  expect(toastStore.read()).toHaveLength(1);
  letTimePass(6_000);
  expect(toastStore.read()).toHaveLength(0);
});

test('at most 20 at once: the oldest gives way', () => {
  for (let number = 1; number <= 21; number += 1) toast.info(`Message ${number}`);
  expect(toastStore.read()).toHaveLength(20);
  expect(toastStore.read()[0]?.text).toBe('Message 2');
});

test('can be closed, and its action closes it too', () => {
  const onPress = vi.fn();
  toast.info('3 new', { label: 'Show them', onPress });
  toast.info('Other');
  render(<List />);
  fireEvent.click(screen.getByRole('button', { name: 'Show them' }));
  expect(onPress).toHaveBeenCalledOnce();
  expect(toastStore.read().map(({ text }) => text)).toEqual(['Other']);
  fireEvent.click(screen.getAllByRole('button', { name: 'Close' })[1] as HTMLElement);
  expect(toastStore.read()).toHaveLength(0);
});

test('the region is there before the first message, and polite', () => {
  render(<ToastRegion />);
  expect(screen.getByRole('region', { name: 'Messages' })).toHaveAttribute('aria-live', 'polite');
});

describe('the list stands above a bar', () => {
  let top: number;
  let resize: () => void;
  beforeEach(() => {
    top = 700;
    vi.stubGlobal(
      'ResizeObserver',
      class {
        constructor(notify: () => void) {
          resize = notify;
        }
        observe() {}
        disconnect() {}
      },
    );
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function box(this: Element) {
      return this.hasAttribute('data-actions')
        ? new DOMRect(-10, top, 100, window.innerHeight - top)
        : new DOMRect();
    });
  });

  /** What a change leads to in the next frame. */
  async function frame(change: () => void) {
    await act(async () => change());
    letTimePass(20);
    await act(async () => undefined);
  }
  const bottom = () => screen.getByRole('list').style.bottom;

  test.each<[string, (bar: HTMLElement) => void]>([
    ['whose class changes', (bar) => bar.classList.add('raised')],
    ['whose text changes', (bar) => (bar.firstChild as Text).appendData(' all')],
    ['whose transition ends', (bar) => void fireEvent.transitionEnd(bar)],
    ['whose animation ends', (bar) => void fireEvent.animationEnd(bar)],
    ['under which the page grows', () => resize()],
  ])('%s', async (_, change) => {
    toast.info('Saved');
    render(
      <>
        <div data-actions data-testid="bar">
          Save
        </div>
        <List />
      </>,
    );
    expect(bottom()).toBe('84px');
    const frames = vi.spyOn(window, 'requestAnimationFrame');
    await frame(() => {
      top = 600;
      change(screen.getByTestId('bar'));
    });
    expect(bottom()).toBe('184px');
    // Its own new place is no reason to look again.
    await frame(() => undefined);
    expect(frames).toHaveBeenCalledOnce();
  });
});
