import type { Table } from '../../lib/i18n/table.ts';

export const texts = {
  description: [
    'Who makes {{site}}, what it is for, and who rates its levels.',
    'Kto tworzy {{site}}, po co powstał ten serwis i kto ocenia poziomy.',
    '谁在维护 {{site}}、它为什么存在、谁来为谱面评级。',
  ],
  title: ['About {{site}}', 'O serwisie {{site}}', '关于 {{site}}'],
  who: {
    title: ['Who we are', 'Kim jesteśmy', '我们是谁'],
    text: [
      '{{site}} is run by players: people who chart levels, clear them, film their hands and argue about difficulty late into the night.',
      '{{site}} prowadzą gracze: ludzie, którzy tworzą poziomy, przechodzą je, nagrywają swoje ręce i do późnej nocy spierają się o trudność.',
      '{{site}} 由玩家维护：我们写谱、通关、录手元，也常常为难度争论到深夜。',
    ],
    more: [
      'Nobody is paid. Super admins review every submission; raters play new levels and say how hard they are.',
      'Nikt nie bierze za to pieniędzy. Superadministratorzy sprawdzają każde zgłoszenie, a oceniający grają w nowe poziomy i mówią, jak są trudne.',
      '大家都是用爱发电。超级管理员审核投稿，评级员游玩新谱面并给出难度。',
    ],
  },
  mission: {
    title: ['What we want', 'Czego chcemy', '我们的目标'],
    text: [
      'Every custom level ever shared should be easy to find here, with its charters credited, a meaningful difficulty, and every clear scored by the same formula. A run that took you months should still be easy to find in ten years.',
      'Każdy udostępniony poziom powinien dać się tu łatwo znaleźć: z podpisanymi charterami, z trudnością, która coś znaczy, i z przejściami liczonymi według jednego wzoru. Przejście, na które pracujesz miesiącami, ma się dać odnaleźć także za dziesięć lat.',
      '让每一个分享过的自制谱面都能在这里找到：写明谱师，标注有意义的难度，每次通关都用同一个公式计分。花了几个月才打下来的谱面，值得有一个十年后仍能找到它的地方。',
    ],
  },
  values: {
    title: ['What we care about', 'Na czym nam zależy', '我们看重什么'],
    open: ['Open', 'Jawność', '公开'],
    openText: ['The scoring rules are public, and anyone can check them.', 'Zasady liczenia wyników są jawne i każdy może je sprawdzić.', '计分规则全部公开，任何人都可以核对。'],
    fair: ['Fair', 'Uczciwość', '公平'],
    fairText: [
      'Every pass needs a video. The first clear and the five hundredth follow the same rules.',
      'Każde przejście wymaga nagrania. Pierwsze i pięćsetne podlegają tym samym zasadom.',
      '每条通关记录都必须附上视频。第一条和第五百条通关记录适用同样的规则。',
    ],
    kind: ['Kind', 'Życzliwość', '友善'],
    kindText: ['Argue about difficulties, never about people. Beginners are welcome.', 'Spieraj się o trudność, nie o ludzi. Początkujący są mile widziani.', '可以争论难度，不要攻击别人。欢迎新手。'],
    kept: ['Kept', 'Trwałość', '留存'],
    keptText: [
      'Nothing simply disappears: credits, names and dates stay with their level.',
      'Nic nie znika ot tak: autorzy, nazwy i daty zostają przy poziomie.',
      '内容不会凭空消失：署名、名称和日期会一直留在谱面上。',
    ],
  },
  join: {
    title: ['Take part', 'Dołącz', '参与进来'],
    text: [
      'Submit a level that is missing or a clear you are proud of. Rate levels you know well. Tell us when something is wrong.',
      'Zgłoś brakujący poziom albo przejście, którym chcesz się pochwalić. Oceniaj poziomy, które dobrze znasz. Daj znać, gdy coś się nie zgadza.',
      '投稿还没有收录的谱面，或者让你自豪的通关；为熟悉的谱面评级；发现错误就告诉我们。',
    ],
    quickest: ['The quickest way is the community chat.', 'Najszybciej na czacie społeczności.', '最快的方式是到社区群里说一声。'],
    source: ['Source code', 'Kod źródłowy', '源代码'],
  },
  credits: {
    title: ['Credits', 'Podziękowania', '致谢'],
    text: [
      'These people play new levels and agree on how hard they are. Thank you.',
      'Ci ludzie grają w nowe poziomy i wspólnie ustalają ich trudność. Dziękujemy.',
      '他们游玩新谱面，并一起决定它有多难。谢谢你们。',
    ],
    raters: ['Raters', 'Oceniający', '评级员'],
    manage: ['Manage raters', 'Zarządzaj oceniającymi', '管理评级员'],
    empty: ['No raters yet', 'Nie ma jeszcze oceniających', '还没有评级员'],
    emptyText: ['Raters appear here.', 'Tu pojawią się oceniający.', '评级员会显示在这里。'],
  },
} satisfies Table;
