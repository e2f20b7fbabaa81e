import type { Table } from '../../lib/i18n/table.ts';

export const texts = {
  yours: {
    label: ['Your clear', 'Twoje przejście', '你的通关'],
    of: ['of {{shown}}', 'z {{shown}}', '/ {{shown}}'],
    toNext: ['to #{{place}}, {{player}}', 'do #{{place}}, {{player}}', '距第 {{place}} 名 {{player}}'],
    first: ['You hold the first place', 'Masz pierwsze miejsce', '你是第一名'],
    impact: ['What it adds to your ranked score', 'Ile dodaje do Twojego wyniku rankingowego', '为你的排位分带来的提升'],
    open: ['Open your clear', 'Otwórz swoje przejście', '查看你的通关'],
    none: ['You have not cleared this level yet.', 'Nie masz jeszcze przejścia tego poziomu.', '你还没有通关这个谱面。'],
    lift: [
      '{{accuracy}} here would add about {{gain}} to your ranked score.',
      'Przejście na {{accuracy}} dałoby Ci około {{gain}} do wyniku rankingowego.',
      '以 {{accuracy}} 通关可让你的排位分增加约 {{gain}}。',
    ],
    signedOut: [
      'Sign in to see your rank here, or to submit your first clear of this level.',
      'Zaloguj się, aby zobaczyć swoje miejsce albo zgłosić pierwsze przejście tego poziomu.',
      '登录即可查看你的名次，或提交你在此谱面的首次通关。',
    ],
  },
  record: {
    firstClear: ['First clear', 'Pierwsze przejście', '首通'],
    score: ['Highest score', 'Najwyższy wynik', '最高分'],
    accuracy: ['Highest accuracy', 'Najwyższa dokładność', '最高精准度'],
    speed: ['Highest speed', 'Najwyższa prędkość', '最高速度'],
    clears: ['Total clears', 'Łącznie przejść', '通关人数'],
    clearsNote: ['each player counts once', 'każdy gracz liczy się raz', '每位玩家只计一次'],
  },
  fact: {
    before: ['before: {{name}}', 'wcześniej: {{name}}', '此前：{{name}}'],
    charter: ['Charter', 'Charter', '谱师'],
    vfxer: ['Visual effects', 'Efekty wizualne', '特效师'],
    ofDifficulty: ['from the difficulty', 'według trudności', '取自难度'],
    comment: ['Comment', 'Komentarz', '备注'],
  },
  board: {
    count: [
      { one: '{{shown}} pass', other: '{{shown}} passes' },
      { one: '{{shown}} przejście', few: '{{shown}} przejścia', many: '{{shown}} przejść', other: '{{shown}} przejścia' },
      '{{shown}} 条通关记录',
    ],
    players: [{ one: '{{shown}} player', other: '{{shown}} players' }, { one: '{{shown}} gracz', few: '{{shown}} graczy', many: '{{shown}} graczy', other: '{{shown}} gracza' }, '{{shown}} 位玩家'],
    score: ['Score', 'Wynik', '分数'],
    accuracy: ['Accuracy', 'Dokładność', '精准度'],
    speed: ['Speed', 'Pręd.', '速度'],
    time: ['Time', 'Data', '时间'],
    empty: ['Nobody has cleared this level yet', 'Nikt jeszcze nie przeszedł tego poziomu', '还没有人通关这个谱面'],
    emptyHint: ['The first clear earns the worlds first.', 'Pierwsze przejście zdobywa worlds first.', '首个通关者将获得世界首通。'],
    emptyBase: ['The base score is {{base}}.', 'Wynik bazowy to {{base}}.', '基础分为 {{base}}。'],
    more: ['Show ranks {{from}} to {{to}}', 'Pokaż miejsca {{from}}–{{to}}', '显示第 {{from}} 至 {{to}} 名'],
    place: ['Rank', 'Miejsce', '名次'],
    pass: ['Pass', 'Przejście', '通关记录'],
    edit: ['Edit pass by {{name}}', 'Edytuj przejście gracza {{name}}', '编辑 {{name}} 的通关记录'],
    links: ['Video and pass', 'Film i przejście', '视频与通关记录'],
    cleared: ['Cleared', 'Ukończono', '通关时间'],
  },
  alias: {
    heading: ['Also known as', 'Znany też jako', '别名'],
    song: ['Other names of the song', 'Inne nazwy utworu', '曲名的其他写法'],
    artist: ['Other names of the artist', 'Inne nazwy artysty', '曲师的其他名字'],
  },
} satisfies Table;
