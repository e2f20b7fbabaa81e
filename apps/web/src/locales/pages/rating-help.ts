import type { Table } from '../../lib/i18n/table.ts';

export const texts = {
  formats: {
    title: ['Accepted formats', 'Przyjmowane formaty', '可用格式'],
    one: ['One difficulty', 'Jedna trudność', '单个难度'],
    range: ['A range: its middle counts', 'Zakres: liczy się jego środek', '范围：取中间值'],
    short: ['The same range with the letter left out', 'Ten sam zakres, z pominiętą literą', '同一个范围，省略字母'],
    special: ['U12 or not acceptable: both count', 'U12 albo poziom niedopuszczalny: liczy się jedno i drugie', 'U12 或不予收录：两者都计入'],
    twoMinus: ['U12 or the special difficulty -21', 'U12 albo trudność specjalna -21', 'U12 或特殊难度 -21'],
  },
  forms: [
    'Case does not matter, and ~ and - mean the same. Values on the old scale (20.5, 18+) are accepted but do not count.',
    'Wielkość liter nie ma znaczenia, a ~ i - znaczą to samo. Wartości dawnej skali (20.5, 18+) są przyjmowane, ale się nie liczą.',
    '不区分大小写，~ 与 - 意义相同。旧版难度的数值（20.5、18+）可以填写，但不计入。',
  ],
  average: {
    title: ['How averages are calculated', 'Jak liczone są średnie', '平均值如何计算'],
    range: ['First, each range becomes its middle.', 'Najpierw każdy zakres zamienia się w swój środek.', '先把每个范围换成中间值。'],
    mean: [
      'Then all P, G and U votes are averaged in the order of difficulties. Exactly between two, the higher one wins.',
      'Potem wszystkie głosy P, G i U są uśredniane w kolejności trudności. Dokładnie pomiędzy dwiema wygrywa wyższa.',
      '再按难度顺序对所有 P、G、U 投票求平均；恰在两级之间时取较高者。',
    ],
    special: [
      'A special difficulty decides alone with 4 manager votes or 6 community votes.',
      'Trudność specjalna wygrywa samodzielnie, gdy ma 4 głosy menedżerów lub 6 głosów społeczności.',
      '评级组满 4 票或社区满 6 票时，特殊难度直接决定结果。',
    ],
    apart: [
      'Managers and community have separate averages. Both are suggestions: a super admin sets the difficulty.',
      'Menedżerowie i społeczność mają osobne średnie. Obie są propozycją: trudność ustala superadministrator.',
      '评级组与社区各有一个平均值。两者都只是建议：难度由超级管理员设定。',
    ],
  },
  filters: {
    title: ['List filters', 'Filtry listy', '列表筛选'],
    rated: [
      'Hide rated leaves out levels you have rated, and votes on a change.',
      '„Ukryj ocenione” pomija poziomy, które masz już ocenione, oraz głosowania nad zmianą.',
      '隐藏已评级：略去你评过的谱面以及投票项。',
    ],
    low: [
      'Low difficulty: levels submitted as P or below 20 on the old scale.',
      'Niska trudność: poziomy zgłoszone jako P lub poniżej 20 w dawnej skali.',
      '低难度：以 P 或旧版难度 20 以下投稿的谱面。',
    ],
    four: ['Four votes: levels with votes from at least four managers.', 'Cztery głosy: poziomy, na które głosowało co najmniej czterech menedżerów.', '满四票：至少有四名评级组成员投票的谱面。'],
  },
  needs: {
    title: ['What a rating needs', 'Czego wymaga ocena', '评级的要求'],
    comment: [
      'A comment of at most 1000 characters, required for -2 and where the level asks for one.',
      'Komentarza do 1000 znaków; jest konieczny przy -2 i tam, gdzie poziom go wymaga.',
      '评论最多 1000 字；-2 以及谱面要求时必须填写。',
    ],
    format: [
      'A text in one of the formats above. A question mark means it is not recognised.',
      'Tekstu w jednym z powyższych formatów. Znak zapytania oznacza, że go nie rozpoznano.',
      '文字须符合上面的格式；出现问号表示无法识别。',
    ],
    special: ['A reason for -2: it means not acceptable, so say why.', 'Powodu: -2 oznacza poziom niedopuszczalny, więc napisz dlaczego.', '理由：-2 表示不予收录，请说明理由。'],
  },
  extras: {
    title: ['Good to know', 'Warto wiedzieć', '其他功能'],
    spread: [
      'The dots show where the votes lie. Close together means people agree.',
      'Kropki pokazują rozkład głosów. Im bliżej siebie, tym większa zgoda.',
      '圆点表示投票的位置：越集中，意见越一致。',
    ],
    disagree: [
      'A mark warns when managers and community differ by more than two steps.',
      'Znak ostrzega, gdy menedżerów i społeczność dzielą ponad dwa stopnie.',
      '评级组与社区相差超过两级时会有标记。',
    ],
    next: ['“Next to rate” puts first what needs votes most.', '„Najpilniejsze” pokazuje najpierw to, co najbardziej potrzebuje głosów.', '“最需评级”把最需要投票的排在前面。'],
    blind: [
      'In your profile you can choose to rate before you see other ratings.',
      'W profilu możesz wybrać ocenianie w ciemno, czyli zanim zobaczysz inne oceny.',
      '你可以在个人资料中选择先评级，再看他人的评级。',
    ],
    link: ['#123 in a comment becomes a link to that level.', '#123 w komentarzu staje się linkiem do tego poziomu.', '评论中的 #123 会变成该谱面的链接。'],
  },
  keys: {
    title: ['Shortcuts', 'Skróty', '快捷键'],
    then: ['Press them here to see them light up.', 'Naciśnij je tutaj, a się zaświecą.', '在这里按下即会亮起。'],
    save: ['Saves the rating', 'Zapisuje ocenę', '保存评级'],
    close: ['Closes the popup', 'Zamyka okno', '关闭弹窗'],
    reload: ['Reloads the list', 'Odświeża listę', '重新载入列表'],
    choose: ['Chooses a difficulty', 'Wybiera trudność', '选择难度'],
    move: ['Previous and next rating', 'Poprzednia i następna ocena', '上一个与下一个评级'],
  },
} satisfies Table;
