import type { Table } from '../../../lib/i18n/table.ts';

export const texts = {
  field: {
    name: {
      label: ['Name', 'Nazwa', '名称'],
      save: ['Save name', 'Zapisz nazwę', '保存名称'],
      saved: ['Name changed', 'Zmieniono nazwę', '名称已修改'],
    },
    country: {
      label: ['Country', 'Kraj', '国家或地区'],
      save: ['Save country', 'Zapisz kraj', '保存国家或地区'],
      saved: ['Country changed', 'Zmieniono kraj', '国家或地区已修改'],
      unknown: ['Unknown', 'Nieznany', '未知'],
    },
  },
  settings: ['Restrictions', 'Ograniczenia', '限制'],
  setting: {
    saved: ['Saved', 'Zapisano', '已保存'],
    noAccount: ['This player has no account to rate with.', 'Ten gracz nie ma konta, którym mógłby oceniać.', '该玩家没有可用于评级的账号。'],
    isBanned: {
      label: ['Banned', 'Zbanowany', '封禁'],
      ask: [
        'Ban this player? Their worlds firsts go to the next in line, and their passes leave every list.',
        'Zbanować tego gracza? Jego worlds first przejdą na następnych, a przejścia znikną z list.',
        '要封禁该玩家吗？其世界首通将归下一位，通关记录会从所有列表中移除。',
      ],
      confirm: ['Ban', 'Zbanuj', '封禁'],
      askBack: ['Lift the ban? Passes, worlds firsts and rank come back.', 'Zdjąć bana? Przejścia, worlds first i miejsce w rankingu wrócą.', '要解除封禁吗？通关记录、世界首通和排名都会恢复。'],
      confirmBack: ['Lift ban', 'Zdejmij bana', '解除封禁'],
    },
    isSubmissionsPaused: {
      label: ['Submissions paused', 'Zgłoszenia wstrzymane', '暂停投稿'],
      ask: [
        'Pause submissions? This player cannot submit until you resume them.',
        'Wstrzymać zgłoszenia? Ten gracz nie będzie mógł niczego zgłosić, dopóki ich nie wznowisz.',
        '要暂停该玩家投稿吗？恢复之前，该玩家无法投稿。',
      ],
      confirm: ['Pause', 'Wstrzymaj', '暂停'],
      askBack: ['Resume submissions?', 'Wznowić zgłoszenia?', '要恢复该玩家投稿吗？'],
      confirmBack: ['Resume', 'Wznów', '恢复'],
    },
    isRatingBanned: {
      label: ['Banned from rating', 'Zakaz oceniania', '禁止评级'],
      ask: ['Ban from rating? Ratings so far stay.', 'Zakazać oceniania? Dotychczasowe oceny zostają.', '要禁止该玩家评级吗？已有的评级会保留。'],
      confirm: ['Ban from rating', 'Zakaż oceniania', '禁止评级'],
      askBack: ['Lift the rating ban?', 'Znieść zakaz oceniania?', '要解除该玩家的评级禁令吗？'],
      confirmBack: ['Lift rating ban', 'Znieś zakaz', '解除禁令'],
    },
  },
  discord: {
    title: ['Discord', 'Discord', 'Discord'],
    none: ['No Discord account is linked.', 'Nie połączono konta Discord.', '未关联 Discord 账号。'],
    remove: ['Remove', 'Odłącz', '移除'],
    removed: ['Discord account removed', 'Odłączono konto Discord', '已移除 Discord 账号'],
    id: ['Discord ID', 'ID Discorda', 'Discord ID'],
    idHint: ['17 to 20 digits', 'od 17 do 20 cyfr', '17 至 20 位数字'],
    find: ['Validate', 'Sprawdź', '验证'],
    linked: ['Discord account linked', 'Połączono konto Discord', '已关联 Discord 账号'],
  },
  merge: {
    title: ['Merge', 'Scalanie', '合并'],
    hint: ['Move everything from this player to another one.', 'Przenieś wszystko, co należy do tego gracza, na innego.', '把该玩家的全部内容转移到另一位玩家。'],
    begin: ['Merge into another player', 'Scal z innym graczem', '合并到另一位玩家'],
    warning: [
      'Everything that belongs to {{name}} moves to the other player, and {{name}} disappears. A super admin can undo this for 30 days; after that it is final.',
      'Wszystko, co należy do gracza {{name}}, przejdzie na drugiego gracza, a {{name}} zniknie. Superadministrator może to cofnąć przez 30 dni, potem już nie.',
      '{{name}} 的全部内容会转移到另一位玩家，{{name}} 将不复存在。超级管理员可在 30 天内撤销，之后无法恢复。',
    ],
    understand: ['I understand', 'Rozumiem', '我明白'],
    target: ['ID of the other player', 'ID drugiego gracza', '另一位玩家的编号'],
    targetHint: ['The number on their profile, such as 42', 'Numer z profilu, na przykład 42', '个人主页上的编号，例如 42'],
    confirm: ['Merge', 'Scal', '合并'],
    done: ['{{source}} merged into {{target}}', 'Scalono gracza {{source}} z graczem {{target}}', '已将 {{source}} 合并到 {{target}}'],
  },
  preview: {
    target: ['Into', 'Z graczem', '合并到'],
    passes: [
      { one: '{{shown}} pass moves', other: '{{shown}} passes move' },
      {
        one: '{{shown}} przejście zostanie przeniesione',
        few: '{{shown}} przejścia zostaną przeniesione',
        many: '{{shown}} przejść zostanie przeniesionych',
        other: '{{shown}} przejścia zostanie przeniesione',
      },
      '转移 {{shown}} 条通关记录',
    ],
    shared: [
      { one: 'Both have a pass on {{shown}} level: the better one counts', other: 'Both have passes on {{shown}} levels: the better one counts' },
      {
        one: 'Na {{shown}} poziomie przejście mają obaj gracze: liczy się lepsze',
        few: 'Na {{shown}} poziomach przejście mają obaj gracze: liczy się lepsze',
        many: 'Na {{shown}} poziomach przejście mają obaj gracze: liczy się lepsze',
        other: 'Na {{shown}} poziomu przejście mają obaj gracze: liczy się lepsze',
      },
      '双方在 {{shown}} 个谱面上都有通关记录：取较好的一条',
    ],
    submissions: [
      { one: '{{shown}} submission moves', other: '{{shown}} submissions move' },
      {
        one: '{{shown}} zgłoszenie zostanie przeniesione',
        few: '{{shown}} zgłoszenia zostaną przeniesione',
        many: '{{shown}} zgłoszeń zostanie przeniesionych',
        other: '{{shown}} zgłoszenia zostanie przeniesione',
      },
      '转移 {{shown}} 条投稿',
    ],
    pending: [
      { one: '{{shown}} pending', other: '{{shown}} pending' },
      { one: '{{shown}} oczekujące', few: '{{shown}} oczekujące', many: '{{shown}} oczekujących', other: '{{shown}} oczekującego' },
      '{{shown}} 条待审核',
    ],
    account: {
      none: ['There is no account to move', 'Nie ma konta do przeniesienia', '没有可转移的账号'],
      moves: ['The account @{{name}} moves too', 'Konto @{{name}} zostanie przeniesione', '账号 @{{name}} 一并转移'],
      closes: [
        'The account @{{name}} is closed and signed out everywhere, because the other player has one',
        'Konto @{{name}} zostanie zamknięte i wszędzie wylogowane, bo drugi gracz ma własne',
        '另一位玩家已有账号，因此 @{{name}} 将被关闭并在所有设备上退出登录',
      ],
    },
    ratings: [
      { one: '{{shown}} rating moves to the other account', other: '{{shown}} ratings move to the other account' },
      {
        one: '{{shown}} ocena zostanie przeniesiona na drugie konto',
        few: '{{shown}} oceny zostaną przeniesione na drugie konto',
        many: '{{shown}} ocen zostanie przeniesionych na drugie konto',
        other: '{{shown}} oceny zostanie przeniesione na drugie konto',
      },
      '{{shown}} 条评级转移到另一账号',
    ],
    bans: {
      isBanned: ['The other player is banned, as this one is', 'Drugi gracz zostanie zbanowany, tak jak ten', '另一位玩家会和这位玩家一样被封禁'],
      isSubmissionsPaused: ['The other player cannot submit, as this one cannot', 'Drugi gracz nie będzie mógł zgłaszać, tak jak ten', '另一位玩家会和这位玩家一样不能投稿'],
      isRatingBanned: ['The other account cannot rate, as this one cannot', 'Drugie konto nie będzie mogło oceniać, tak jak to', '另一个账号会和这个账号一样不能评级'],
    },
    discord: {
      moves: ['The Discord account moves too', 'Konto Discord zostanie przeniesione', 'Discord 账号一并转移'],
      leaves: ['The Discord account is no longer shown', 'Konto Discord nie będzie już pokazywane', '不再显示该 Discord 账号'],
    },
  },
  merges: {
    title: ['Merged into this player', 'Gracze scaleni z tym graczem', '已合并到该玩家'],
    passes: [
      { one: '{{count}} pass', other: '{{count}} passes' },
      { one: '{{count}} przejście', few: '{{count}} przejścia', many: '{{count}} przejść', other: '{{count}} przejścia' },
      '{{count}} 条通关记录',
    ],
    undone: ['{{name}} is back', '{{name}} wraca', '{{name}} 已恢复'],
    blocked: {
      ALREADY_UNDONE: ['This merge is already undone.', 'To scalenie już cofnięto.', '此次合并已撤销。'],
      TARGET_MERGED: [
        'This player was later merged into another one. Undo that merge first.',
        'Tego gracza scalono później z innym. Najpierw cofnij tamto scalenie.',
        '该玩家之后又被合并到另一位玩家，请先撤销那次合并。',
      ],
      TARGET_GONE: ['One of the two players is gone.', 'Jednego z dwóch graczy już nie ma.', '两位玩家之一已不存在。'],
      NAME_IN_USE: ['Another player now has the name. Rename that one first.', 'Tę nazwę ma już inny gracz. Najpierw zmień jego nazwę.', '已有其他玩家使用该名称，请先为其改名。'],
      USER_LINKED: ['The account or its sign-in now belongs to somebody else.', 'Konto lub jego logowanie należy już do kogoś innego.', '该账号或其登录方式现已属于他人。'],
      CHAT_LINKED: ['The Discord account now belongs to another player.', 'Konto Discord należy już do innego gracza.', '该 Discord 账号现已属于另一位玩家。'],
      PASSES_MOVED: ['Some passes have since moved to other players.', 'Część przejść należy już do innych graczy.', '部分通关记录已归其他玩家。'],
    },
  },
} satisfies Table;
