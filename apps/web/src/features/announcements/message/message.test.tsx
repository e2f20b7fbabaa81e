import { render, screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadNamespaces } from '../../../lib/i18n/texts.ts';
import { expectAccessible } from '../../../testing/axe.ts';
import { chatParts } from './chat-text.ts';
import { ChatMessage } from './ChatMessage.tsx';

beforeAll(() => loadNamespaces(['chat', 'components']));

const embed = {
  color: 0xea5472,
  author: {
    name: 'Glass Meridian — Orrin Vale',
    url: 'https://rondo.example/passes/1',
    icon_url: 'https://faces.example/a.png',
  },
  title: 'Clear by 유채',
  url: 'https://rondo.example/passes/1',
  fields: [
    { name: 'Accuracy', value: '**99.57%**', inline: true },
    { name: 'Video', value: '[Watch the clear](https://youtu.be/abcdefghij1)', inline: false },
  ],
  image: { url: 'https://i.ytimg.com/vi/abcdefghij1/hqdefault.jpg' },
  footer: { text: 'Charted by Fennick · #5127' },
  timestamp: '2026-11-21T19:42:00.000Z',
};
const message = { label: 'hall-of-fame', username: 'Rondo Announcer', content: '<@&12>', embeds: [embed] };

describe('a text of the chat', () => {
  test.each([
    ['**bold** and `code`', ['bold:bold', 'text: and ', 'code:code']],
    ['[a \\[b\\]](https://x.example/a)', ['link:a [b]']],
    ['[a](<https://x.example/a_(b)>)', ['link:a']],
    ['[a](javascript:alert(1))', ['text:[a](javascript:alert(1))']],
    ['\\*\\*plain\\*\\* \\@everyone', ['text:**plain** @everyone']],
    ['@everyone', ['everyone']],
    ['<@&123> <@456>', ['role:123', 'text: ', 'user:456']],
    ['an **open end', ['text:an **open end']],
    ['', []],
  ])('%s', (text, expected) => {
    const told = chatParts(text).map((part) =>
      [part.kind, 'text' in part ? part.text : 'id' in part ? part.id : null]
        .filter((word) => word !== null)
        .join(':'),
    );
    expect(told).toEqual(expected);
  });
});

describe('a title of the chat', () => {
  test.each([
    ['Clear by ねじまき_16', ['text:Clear by ねじまき_16']],
    ['Clear by \\_x\\_ **b** `c`', ['text:Clear by _x_ ', 'bold:b', 'text: ', 'code:c']],
    ['[a](https://x.example) @everyone <@&12>', ['text:[a](https://x.example) @everyone <@&12>']],
  ])('%s', (text, expected) => {
    const parts = chatParts(text, 'title');
    expect(parts.map((part) => `${part.kind}:${'text' in part ? part.text : ''}`)).toEqual(expected);
  });
});

describe('a message of the chat', () => {
  test('draws an escaped title and the name of a field without backslashes, an author as it is written', () => {
    const marked = {
      ...embed,
      author: { name: 'a_b \\_c\\_' },
      title: 'Clear by \\_x\\_',
      fields: [{ name: 'Hold\\*', value: '1', inline: true }],
    };
    render(<ChatMessage message={{ ...message, embeds: [marked] }} />);
    expect(screen.getByRole('link', { name: /^Clear by _x_/ })).toBeVisible();
    expect(screen.getByText('a_b \\_c\\_')).toBeVisible();
    expect(screen.getByText('Hold*')).toBeVisible();
  });

  test('is drawn with its channel, its mentions and its cards', async () => {
    const { container } = render(
      <ChatMessage
        message={message}
        time="2026-11-21T19:42:00.000Z"
        roleLabel={(id) => (id === '12' ? 'Clear watchers' : undefined)}
      />,
    );
    const shown = within(screen.getByRole('article', { name: 'Message in #hall-of-fame' }));
    expect(shown.getByText('@Clear watchers')).toBeVisible();
    expect(shown.getByText('Rondo Announcer')).toBeVisible();
    expect(shown.getByRole('link', { name: /Clear by 유채/ })).toHaveAttribute('href', embed.url);
    expect(shown.getByText('99.57%').tagName).toBe('STRONG');
    expect(shown.getByRole('link', { name: /Watch the clear/ })).toHaveAttribute('target', '_blank');
    expect(shown.getByText(/Charted by Fennick/)).toBeVisible();
    await expectAccessible(container);
  });

  test('loads pictures of other sites through this one, and leaves out what is of another shape', () => {
    const odd = { author: 'nobody', fields: { name: 'x' }, title: 3, image: { url: embed.image.url } };
    render(<ChatMessage message={{ ...message, content: '', embeds: [odd, {}] }} />);
    expect(
      [...document.querySelectorAll('.chat-embed img')].map((image) => image.getAttribute('src')),
    ).toEqual(['/v2/media/image?url=https%3A%2F%2Fi.ytimg.com%2Fvi%2Fabcdefghij1%2Fhqdefault.jpg']);
    expect(screen.queryByRole('link')).toBeNull();
  });

  test('calls a role that it does not know a role', () => {
    render(<ChatMessage message={message} />);
    expect(screen.getByText('@role')).toBeVisible();
  });
});
