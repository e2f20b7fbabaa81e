import type { Table } from '../lib/i18n/table.ts';

export const texts = {
  title: {
    difficulty: ['Difficulty', 'Trudność', '难度'],
    reason: ['Why -2?', 'Dlaczego -2?', '为什么是 -2？'],
    gimmick: ['Which gimmick?', 'Jaki gimmick?', '哪种特殊机制？'],
    slots: ['Spin for score', 'Losuj wynik', '转出分数'],
  },
  for: ['for {{song}}', 'dla poziomu {{song}}', '{{song}}'],
  level: {
    of: ['{{shown}} of {{total}}', '{{shown}} z {{total}}', '{{total}} 个谱面中的 {{shown}} 个'],
    count: [{ one: '{{count}} level', other: '{{count}} levels' }, { one: '{{count}} poziom', few: '{{count}} poziomy', many: '{{count}} poziomów', other: '{{count}} poziomu' }, '{{count}} 个谱面'],
    pick: ['Pick a level', 'Wylosuj poziom', '抽一个谱面'],
    see: ['See the level', 'Zobacz poziom', '查看谱面'],
    none: ['No levels can be drawn yet.', 'Nie ma jeszcze poziomów do losowania.', '还没有可以抽取的谱面。'],
    again: ['Turn again', 'Zakręć jeszcze raz', '再转一次'],
    who: ['Staff change the level, others suggest', 'Ekipa zmienia poziom, inni proponują', '管理人员可直接修改，其他人提出建议'],
  },
  prompt: {
    difficulty: ['Which one will it be?', 'Co wypadnie?', '会转到哪一个？'],
    reason: ['What went wrong?', 'Co poszło nie tak?', '问题出在哪里？'],
    gimmick: ['What makes it special?', 'Co go wyróżnia?', '特别在哪里？'],
  },
  spin: ['Spin the wheel', 'Zakręć kołem', '转动转盘'],
  turning: ['Turning', 'Kręci się', '转动中'],
  take: {
    difficulty: ['Take {{result}}', 'Weź {{result}}', '选定 {{result}}'],
    reason: ['Take this reason', 'Weź ten powód', '选定这个理由'],
    gimmick: ['Take this gimmick', 'Weź ten gimmick', '选定这种机制'],
    slots: ['Take this score', 'Weź ten wynik', '选定这个分数'],
  },
  announce: ['The wheel rests at {{result}}.', 'Koło stanęło na: {{result}}.', '转盘停在：{{result}}。'],
  slots: {
    title: ['Spin for score', 'Losuj wynik', '转出分数'],
    spin: ['Spin', 'Zakręć', '转动'],
    digits: [{ one: '{{count}} digit', other: '{{count}} digits' }, { one: '{{count}} cyfra', few: '{{count}} cyfry', many: '{{count}} cyfr', other: '{{count}} cyfry' }, '{{count}} 位数'],
    none: ['Only zeros: the level gets no base score of its own.', 'Same zera: poziom nie dostaje własnego wyniku bazowego.', '全是零：该谱面不会有自己的基础分。'],
    announce: ['The slots show {{number}}.', 'Automat pokazuje {{number}}.', '老虎机显示 {{number}}。'],
  },
  rare: {
    long: {
      title: ['The long one: 300 turns', 'Ten długi: 300 obrotów', '漫长的一次：300 圈'],
    },
    bus: {
      title: ['A bus is on its way', 'Autobus już jedzie', '巴士正在路上'],
      hub: ['Next stop: Bus', 'Następny przystanek: Bus', '下一站：Bus'],
    },
    epic: {
      hub: ['Epic', 'Epic', 'Epic'],
    },
    skip: ['Skip to the result', 'Przejdź do wyniku', '直接看结果'],
  },
  seal: {
    ready: ['Sealed:', 'Zapieczętowane:', '已封印：'],
    turning: ['Sealed before you pressed:', 'Zapieczętowane przed naciśnięciem:', '你点击之前已封印：'],
    opened: ['Seal opened:', 'Pieczęć otwarta:', '封印已解开：'],
  },
  preview: {
    title: ['New for {{song}}', 'Nowe dla poziomu {{song}}', '{{song}} 的新难度'],
    suggestion: ['Your suggestion', 'Twoja propozycja', '你的建议'],
    noBaseScore: ['none for {{difficulty}}', 'brak dla {{difficulty}}', '{{difficulty}} 没有基础分'],
    rescored: ['Rescored', 'Przeliczone', '重新计分'],
    passes: [
      { one: '{{count}} pass', other: '{{count}} passes' },
      { one: '{{count}} przejście', few: '{{count}} przejścia', many: '{{count}} przejść', other: '{{count}} przejścia' },
      '{{count}} 条通关记录',
    ],
    players: [{ one: '{{shown}} player', other: '{{shown}} players' }, { one: '{{shown}} gracz', few: '{{shown}} graczy', many: '{{shown}} graczy', other: '{{shown}} gracza' }, '{{shown}} 位玩家'],
    unchanged: [
      'The level itself does not change. Staff see your roll when they rate it.',
      'Sam poziom się nie zmienia. Ekipa zobaczy Twoją propozycję, gdy będzie go oceniać.',
      '谱面本身不会改变。管理人员评级时会看到你抽取的结果。',
    ],
    again: ['Roll again', 'Losuj jeszcze raz', '重新抽取'],
    update: ['Update level', 'Zmień poziom', '更新谱面'],
    save: ['Save suggestion', 'Zapisz propozycję', '保存建议'],
  },
  saved: {
    level: ['Level updated!', 'Zmieniono poziom!', '谱面已更新！'],
    suggestion: ['Suggestion saved', 'Zapisano propozycję', '建议已保存'],
  },
  failure: {
    draw: ['The wheel did not turn', 'Koło się nie zakręciło', '转盘没有转动'],
    save: ['Failed to update level', 'Nie udało się zmienić poziomu', '更新谱面失败'],
    kept: ['Your roll is kept.', 'Twoje losowanie zostaje.', '你抽取的结果已保留。'],
  },
  leave: ['Leave it', 'Zostaw', '放弃'],
  waiting: ['Your next turn in {{left}}. New levels are dealt then.', 'Następny obrót za {{left}}. Wtedy na koło trafią nowe poziomy.', '{{left}} 后可以再转。届时会换上新的谱面。'],
  locked: {
    text: ['Turning needs an account. Looking does not:', 'Do kręcenia potrzebne jest konto. Do oglądania nie:', '转动转盘需要账号，随便看看则不用：'],
    list: ['a random level of the list', 'losowy poziom z listy', '列表里的随机谱面'],
  },
  suggestions: {
    title: ['Suggestions of the wheel', 'Propozycje z koła', '转盘给出的建议'],
    drawn: ['drawn here', 'wylosowane tutaj', '在此抽取'],
    notDrawn: ['not drawn here', 'niewylosowane tutaj', '并非在此抽取'],
    baseScore: ['{{value}} PP', '{{value}} PP', '{{value}} PP'],
  },
} satisfies Table;
