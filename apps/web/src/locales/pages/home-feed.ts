import type { Table } from '../../lib/i18n/table.ts';

export const texts = {
  latest: {
    title: ['Latest clears', 'Ostatnie przejścia', '最新通关'],
    all: ['All passes', 'Wszystkie przejścia', '全部通关记录'],
    live: ['Live', 'Na żywo', '实时'],
    waiting: [
      { one: '{{shown}} new clear', other: '{{shown}} new clears' },
      { one: '{{shown}} nowe przejście', few: '{{shown}} nowe przejścia', many: '{{shown}} nowych przejść', other: '{{shown}} nowego przejścia' },
      '{{shown}} 条新通关',
    ],
    when: ['When', 'Kiedy', '时间'],
    none: ['No clears yet', 'Nie ma jeszcze przejść', '还没有通关记录'],
    noneText: ['Be the first: submit a clear of any level.', 'Przejdź dowolny poziom i zgłoś to jako pierwsze przejście.', '通关任意谱面并投稿，成为第一人。'],
    quiet: ['No clear in the last 30 days', 'Brak przejść w ostatnich 30 dniach', '近 30 天没有通关'],
    quietText: ['The newest ones are from {{day}}.', 'Najnowsze są z {{day}}.', '最近的通关在 {{day}}。'],
    show: ['Show them', 'Pokaż je', '查看'],
  },
  newLevels: {
    title: ['New levels', 'Nowe poziomy', '新谱面'],
    all: ['All levels', 'Wszystkie poziomy', '全部谱面'],
    none: ['No levels yet', 'Nie ma jeszcze poziomów', '还没有谱面'],
  },
  hardest: { title: ['Hardest in 30 days', 'Najtrudniejsze z 30 dni', '近 30 天最难'] },
  own: {
    rank: ['Your rank', 'Twoje miejsce', '你的排名'],
    none: ['No rank yet', 'Jeszcze bez miejsca', '尚未上榜'],
    next: ['To the next rank', 'Do następnego miejsca', '距离上一名'],
    toRank: ['to #{{rank}}', 'do #{{rank}}', '到第 {{rank}} 名'],
    first: ['You are first', 'Pierwsze miejsce', '你是第一名'],
    firstBy: ['{{gap}} ahead of #{{rank}}', '{{gap}} przewagi nad #{{rank}}', '领先第 {{rank}} 名 {{gap}}'],
    alone: ['Nobody else is ranked yet', 'Nikt inny nie ma jeszcze miejsca', '还没有其他人上榜'],
    nextLevel: ['Next for you', 'Następny dla Ciebie', '推荐给你'],
    gain: ['about +{{gain}} for you', 'dla Ciebie około +{{gain}}', '约可为你增加 {{gain}}'],
    noNext: ['Nothing to suggest at the moment', 'Na razie nie ma propozycji', '暂无推荐'],
    last: ['Your last clear', 'Twoje ostatnie przejście', '你最近的通关'],
    brought: ['What it adds to your ranked score', 'Ile dodaje do Twojego wyniku rankingowego', '为你的排位分带来的提升'],
    start: ['One clear puts you on the board', 'Jedno przejście wystarczy, żeby wejść do rankingu', '通关一次即可上榜'],
    startText: ['Start near P1, then submit your video.', 'Zacznij w okolicach P1, a potem zgłoś film.', '从 P1 左右开始，然后提交你的视频。'],
    easy: ['Easy first levels', 'Łatwe poziomy na początek', '适合入门的谱面'],
  },
} satisfies Table;
