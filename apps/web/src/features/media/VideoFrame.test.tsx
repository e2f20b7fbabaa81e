import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadNamespaces } from '../../lib/i18n/texts.ts';
import { expectAccessible } from '../../testing/axe.ts';
import { answer } from '../../testing/wire.ts';
import { VideoFrame } from './VideoFrame.tsx';

const YOUTUBE = 'https://youtu.be/abcdefghij1?t=65';
const BILIBILI = 'https://www.bilibili.com/video/BV1xx411c7mD';

beforeAll(() => loadNamespaces('media'));

const level = { id: 7, difficulty: { name: 'G14', type: 'PGU', color: '#EA5472' } } as const;

const show = (link: string) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <VideoFrame link={link} title="Glass Meridian" level={level} />
    </QueryClientProvider>,
  );
const picture = () => document.querySelector('img');
const player = () => document.querySelector('iframe');

describe('a video', () => {
  test('shows its still through this site and loads the player when pressed, by keyboard too', async () => {
    show(YOUTUBE);
    expect(picture()).toHaveAttribute(
      'src',
      '/v2/media/image?url=https%3A%2F%2Fi.ytimg.com%2Fvi%2Fabcdefghij1%2Fhqdefault.jpg',
    );
    expect(player()).toBeNull();
    await expectAccessible();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: /^Play video: Glass Meridian/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(player()).toHaveAttribute(
      'src',
      'https://www.youtube-nocookie.com/embed/abcdefghij1?start=65&autoplay=1',
    );
    expect(player()).toHaveAccessibleName('Glass Meridian');
  });

  test('of Bilibili looks its cover up', async () => {
    answer('bilibili', {
      code: 0,
      data: {
        title: '通关',
        pubdate: 1_700_000_000,
        pic: 'https://i0.hdslb.com/a.jpg',
        owner: { name: 'UP', face: '' },
        aid: 1,
        bvid: 'BV1xx411c7mD',
        cid: 2,
      },
    });
    show(BILIBILI);
    const play = screen.getByRole('button', { name: /^Play video: Glass Meridian/ });
    await expect
      .poll(() => picture()?.getAttribute('src'))
      .toBe('/v2/media/image?url=https%3A%2F%2Fi0.hdslb.com%2Fa.jpg');
    await userEvent.click(play);
    expect(player()?.getAttribute('src')).toContain(
      'https://player.bilibili.com/player.html?bvid=BV1xx411c7mD',
    );
  });

  test('of Bilibili without a cover can still be played', async () => {
    answer('bilibili', { code: -400 });
    show(BILIBILI);
    await userEvent.click(await screen.findByRole('button', { name: /Play video/ }));
    expect(player()).not.toBeNull();
  });

  test('whose still cannot be had shows the drawing of its level, and is played as any other', async () => {
    show(YOUTUBE);
    fireEvent.error(picture() as HTMLImageElement);
    expect(picture()).toBeNull();
    const art = document.querySelector<HTMLElement>('.level-art')?.style;
    expect(art?.getPropertyValue('--art-night')).toBe('url("/v2/media/art/card-night-7-g14-ea5472.svg?v=1")');
    expect(art?.getPropertyValue('--art-day')).toBe('url("/v2/media/art/card-day-7-g14-ea5472.svg?v=1")');
    await expectAccessible();
    await userEvent.click(screen.getByRole('button', { name: /^Play video: Glass Meridian/ }));
    expect(player()).not.toBeNull();
  });

  test.each(['https://example.org/video', 'no link at all', ''])('behind %j is none', (link) => {
    show(link);
    expect(screen.getByText('This video is not available here')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryAllByRole('link')).toHaveLength(link.startsWith('https') ? 1 : 0);
  });

  test('of the demo is the drawing of its level', () => {
    show('/demo/stills/417-9a63e8.svg');
    expect(screen.getByRole('img', { name: 'Demo picture' })).toBeVisible();
    expect(picture()).toBeNull();
    expect(document.querySelector('.level-art')).not.toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
