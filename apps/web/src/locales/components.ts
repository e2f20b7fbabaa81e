import type { Table } from '../lib/i18n/table.ts';

export const texts = {
  loading: ['Loading…', 'Wczytywanie…', '加载中…'],
  dismiss: ['Dismiss', 'Ukryj', '关闭提示'],
  more: ['Show more', 'Pokaż więcej', '展开'],
  less: ['Show less', 'Pokaż mniej', '收起'],
  justNow: ['just now', 'przed chwilą', '刚刚'],
  scrollToTop: ['Back to top', 'Do góry', '回到顶部'],
  link: {
    newTab: ['(opens in a new tab)', '(otwiera się w nowej karcie)', '（在新标签页打开）'],
  },
  password: {
    show: ['Show password', 'Pokaż hasło', '显示密码'],
    hide: ['Hide password', 'Ukryj hasło', '隐藏密码'],
  },
  search: {
    clear: ['Clear the search', 'Wyczyść wyszukiwanie', '清除搜索'],
    cut: [
      'The rest is left out: a search takes up to {{most}} characters.',
      'Reszta została pominięta: wyszukiwany tekst może mieć najwyżej {{most}} znaków.',
      '其余部分已略去：搜索最多 {{most}} 个字符。',
    ],
  },
  error: {
    title: ['Could not load this', 'Nie udało się tego wczytać', '加载失败'],
  },
  errors: {
    title: ['Error: {{title}}', 'Błąd: {{title}}', '错误：{{title}}'],
    count: [
      { one: '{{count}} answer needs fixing', other: '{{count}} answers need fixing' },
      {
        one: '{{count}} odpowiedź wymaga poprawy',
        few: '{{count}} odpowiedzi wymagają poprawy',
        many: '{{count}} odpowiedzi wymaga poprawy',
        other: '{{count}} odpowiedzi wymaga poprawy',
      },
      '{{count}} 处需要修改',
    ],
  },
  list: {
    loaded: ['{{shown}} of {{total}} loaded', 'Wczytano {{shown}} z {{total}}', '已加载 {{shown}} / {{total}}'],
    more: ['Load more', 'Wczytaj więcej', '加载更多'],
  },
  toast: {
    region: ['Messages', 'Komunikaty', '消息通知'],
  },
  unsaved: {
    title: ['Discard your changes?', 'Odrzucić zmiany?', '放弃更改？'],
    text: ['Your changes are not saved yet.', 'Zmiany nie są jeszcze zapisane.', '你的更改尚未保存。'],
  },
  flag: {
    unknown: ['Unknown country', 'Nieznany kraj', '未知国家或地区'],
  },
  pager: {
    label: ['Pages', 'Strony', '分页'],
    previous: ['Previous page', 'Poprzednia strona', '上一页'],
    next: ['Next page', 'Następna strona', '下一页'],
    page: ['Page (1 to {{pages}})', 'Strona (od 1 do {{pages}})', '页码（1 至 {{pages}}）'],
  },
  combobox: {
    count: [
      { one: '{{count}} suggestion', other: '{{count}} suggestions' },
      { one: '{{count}} podpowiedź', few: '{{count}} podpowiedzi', many: '{{count}} podpowiedzi', other: '{{count}} podpowiedzi' },
      '{{count}} 条建议',
    ],
  },
  field: {
    between: ['Enter a whole number from {{least}} to {{most}}', 'Podaj liczbę całkowitą od {{least}} do {{most}}', '请输入 {{least}} 到 {{most}} 之间的整数'],
    whole: ['Enter a whole number.', 'Podaj liczbę całkowitą.', '请填写整数。'],
    number: ['Enter a number.', 'Podaj liczbę.', '请填写数字。'],
    id: ['Enter an ID, such as 42.', 'Podaj ID, na przykład 42.', '请输入编号，例如 42。'],
  },
  session: {
    ended: ['Your session has ended', 'Sesja wygasła', '登录已失效'],
    endedText: [
      'What you typed stays on this page. Use the new tab to sign in, then come back and send it.',
      'Wpisany tekst został na tej stronie. Zaloguj się w nowej karcie, wróć tutaj i wyślij.',
      '你输入的内容仍保留在此页面。请在新标签页登录，然后回来提交。',
    ],
    back: ['You are signed in again', 'Zalogowano ponownie', '你已重新登录'],
    backText: ['Nothing was lost.', 'Nic nie przepadło.', '内容没有丢失。'],
    other: ['You are now {{now}}', 'Zalogowano jako {{now}}', '当前登录的是 {{now}}'],
    otherText: [
      '{{by}} typed this. If you send it, it counts as sent by {{now}}.',
      'Ten tekst wpisano z konta {{by}}. Jeśli go wyślesz, zostanie wysłany z konta {{now}}.',
      '这些内容是 {{by}} 输入的。如果提交，会算作 {{now}} 提交的。',
    ],
    signInAs: ['Sign in as {{name}}', 'Zaloguj się jako {{name}}', '以 {{name}} 登录'],
    sendAs: ['Send as {{name}}', 'Wyślij jako {{name}}', '以 {{name}} 提交'],
    first: ['Sign in to see this', 'Zaloguj się, aby to zobaczyć', '登录后即可查看'],
    firstText: ['You come back here afterwards.', 'Potem wrócisz tutaj.', '登录后会回到这里。'],
  },
} satisfies Table;
