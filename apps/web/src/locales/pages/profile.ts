import type { Table } from '../../lib/i18n/table.ts';

export const texts = {
  score: {
    toNext: ['{{gap}} to #{{rank}}, {{player}}', '{{gap}} do #{{rank}}, {{player}}', '距第 {{rank}} 名 {{player}} 还差 {{gap}}'],
    ahead: ['{{gap}} ahead of #{{rank}}', '{{gap}} przewagi nad #{{rank}}', '领先第 {{rank}} 名 {{gap}}'],
    id: ['ID {{id}}', 'ID {{id}}', '编号 {{id}}'],
    noRank: ['no rank', 'bez miejsca', '无名次'],
  },
  ladder: {
    title: ['Ladder', 'Drabina', '难度阶梯'],
    hint: [
      'Best accuracy at each difficulty. Select a cell for its clears.',
      'Najlepsza dokładność na każdej trudności. Wybierz pole, aby zobaczyć przejścia.',
      '各难度的最高精准度。选择格子可查看其通关记录。',
    ],
    of: ['{{count}} of {{all}}', '{{count}} z {{all}}', '{{count}} / {{all}}'],
    cell: [
      { one: '{{name}}: best {{accuracy}}, {{shown}} level cleared', other: '{{name}}: best {{accuracy}}, {{shown}} levels cleared' },
      {
        one: '{{name}}: najlepiej {{accuracy}}, przejście {{shown}} poziomu',
        few: '{{name}}: najlepiej {{accuracy}}, przejścia {{shown}} poziomów',
        many: '{{name}}: najlepiej {{accuracy}}, przejścia {{shown}} poziomów',
        other: '{{name}}: najlepiej {{accuracy}}, przejścia {{shown}} poziomu',
      },
      '{{name}}：最高 {{accuracy}}，通关 {{shown}} 个谱面',
    ],
    emptyCell: ['{{name}}: not cleared', '{{name}}: bez przejścia', '{{name}}：未通关'],
    best: ['{{name}}: best {{accuracy}}', '{{name}}: najlepiej {{accuracy}}', '{{name}}：最高 {{accuracy}}'],
    cleared: [
      { one: '{{shown}} level cleared', other: '{{shown}} levels cleared' },
      { one: 'Przejście {{shown}} poziomu', few: 'Przejścia {{shown}} poziomów', many: 'Przejścia {{shown}} poziomów', other: 'Przejścia {{shown}} poziomu' },
      '已通关 {{shown}} 个谱面',
    ],
    clearedOf: [
      { one: '{{cleared}} of {{shown}} level cleared', other: '{{cleared}} of {{shown}} levels cleared' },
      {
        one: 'Przejścia: {{cleared}} z {{shown}} poziomu',
        few: 'Przejścia: {{cleared}} z {{shown}} poziomów',
        many: 'Przejścia: {{cleared}} z {{shown}} poziomów',
        other: 'Przejścia: {{cleared}} z {{shown}} poziomu',
      },
      '已通关 {{cleared}} / {{shown}} 个谱面',
    ],
    show: ['Show these', 'Pokaż je', '查看'],
    none: ['not cleared', 'bez przejścia', '未通关'],
    empty: ['The first clear of a difficulty fills its cell.', 'Pierwsze przejście danej trudności wypełnia jej pole.', '首次通关某个难度即可点亮对应格子。'],
    begin: ['Easy first levels', 'Łatwe poziomy na początek', '适合入门的谱面'],
    below95: ['below 95%', 'poniżej 95%', '低于 95%'],
    below98: ['95% to 98%', '95% do 98%', '95% 至 98%'],
    below995: ['98% to 99.5%', '98% do 99.5%', '98% 至 99.5%'],
    above: ['99.5% or more', '99.5% i więcej', '99.5% 及以上'],
    perfect: ['exactly 100%', 'dokładnie 100%', '正好 100%'],
  },
  best: {
    title: ['Best three', 'Najlepsze trzy', '最佳三条'],
    hint: ['Pin up to three of your passes in the list below.', 'Przypnij do trzech swoich przejść na liście poniżej.', '可在下方列表中置顶至多三条自己的通关记录。'],
    pin: ['Pin to the top of your profile', 'Przypnij na górze profilu', '置顶到主页'],
    unpin: ['Unpin', 'Odepnij', '取消置顶'],
    full: ['Three passes are pinned. Unpin one first.', 'Przypięto trzy przejścia. Najpierw odepnij jedno.', '已置顶三条。请先取消其中一条。'],
  },
  top: {
    title: [
      { one: 'The best clear makes {{share}}%', other: 'Top {{shown}} make {{share}}%' },
      { one: 'Najlepsze przejście daje {{share}}%', few: 'Najlepsze {{shown}} dają {{share}}%', many: 'Najlepszych {{shown}} daje {{share}}%', other: 'Najlepsze {{shown}} daje {{share}}%' },
      '最佳 {{shown}} 条占 {{share}}%',
    ],
    hint: ['of the general score, and all of the ranked score', 'wyniku ogólnego i cały wynik rankingowy', '占总分的比例；排位分全部来自它们'],
    others: [
      { one: '{{shown}} other pass, {{share}}%', other: '{{shown}} other passes, {{share}}%' },
      { one: '{{shown}} inne przejście, {{share}}%', few: '{{shown}} inne przejścia, {{share}}%', many: '{{shown}} innych przejść, {{share}}%', other: '{{shown}} innego przejścia, {{share}}%' },
      '其余 {{shown}} 条，{{share}}%',
    ],
  },
  chart: {
    title: ['Rank', 'Miejsce', '名次'],
    hint: ['Last twelve months', 'Ostatnie dwanaście miesięcy', '最近十二个月'],
    none: ['Not enough is known yet.', 'Na razie wiadomo za mało.', '数据不足。'],
    label: ['Rank from {{from}} on {{day}} to {{to}} now', 'Miejsce od {{from}} dnia {{day}} do {{to}} teraz', '名次：{{day}} 为 {{from}}，现在为 {{to}}'],
    table: ['Show as a table', 'Pokaż jako tabelę', '以表格显示'],
    day: ['Day', 'Dzień', '日期'],
    computed: [
      'Before {{day}}, ranks were computed from the dates of the clears, with the base scores of today.',
      'Miejsca sprzed {{day}} obliczono z dat przejść i dzisiejszych wyników bazowych.',
      '{{day}} 之前的名次由通关日期和当前基础分推算得出。',
    ],
  },
  passes: {
    of: ['Only {{name}}', 'Tylko {{name}}', '只看 {{name}}'],
  },
} satisfies Table;
