import type { Table } from '../../lib/i18n/table.ts';

export const texts = {
  title: ['Raters and super admins', 'Oceniający i superadministratorzy', '评级员与超级管理员'],
  list: ['Raters, super admins and search results', 'Oceniający, superadministratorzy i wyniki wyszukiwania', '评级员、超级管理员和搜索结果'],
  search: ['Search', 'Szukaj', '搜索'],
  searchHint: ['Name, player or Discord', 'Nazwa, gracz lub Discord', '名称、玩家或 Discord'],
  loadFailed: ['Failed to fetch users', 'Nie udało się wczytać użytkowników', '用户列表加载失败'],
  nobodyHint: ['Try another name.', 'Spróbuj innej nazwy.', '换个名称试试。'],
  roles: ['Roles of {{name}}', 'Role: {{name}}', '{{name}} 的身份'],
  password: {
    label: ['Super admin password', 'Hasło superadministratora', '超级管理员密码'],
    hint: ['Needed to make, change or demote a super admin.', 'Potrzebne, by nadać, zmienić lub odebrać rolę superadministratora.', '设立、更改或撤销超级管理员时需要。'],
    required: ['Enter the super admin password.', 'Podaj hasło superadministratora.', '请输入超级管理员密码。'],
  },
  role: {
    banned: ['Banned from rating', 'Zakaz oceniania', '已禁止评级'],
  },
  action: {
    makeRater: ['Make rater', 'Dodaj do oceniających', '设为评级员'],
    removeRater: ['Remove rater', 'Usuń z oceniających', '移除评级员'],
    promote: ['Make super admin', 'Nadaj rolę superadministratora', '设为超级管理员'],
    demote: ['Demote super admin', 'Odbierz rolę superadministratora', '撤销超级管理员'],
  },
  ask: {
    removeRater: ['Remove {{name}} from the raters?', 'Usunąć użytkownika {{name}} z oceniających?', '将 {{name}} 移出评级员？'],
    removeRaterHint: ['Their ratings stay. From now on they rate as community.', 'Dotychczasowe oceny zostają. Następne będą ocenami społeczności.', '已有的评级会保留，以后的评级计入社区。'],
    promote: ['Make {{name}} a super admin?', 'Nadać użytkownikowi {{name}} rolę superadministratora?', '将 {{name}} 设为超级管理员？'],
    promoteHint: ['Super admins can change and delete everything on this site.', 'Superadministrator może zmienić i usunąć wszystko w tym serwisie.', '超级管理员可以更改和删除本站的一切内容。'],
    demote: ['Demote {{name}}?', 'Odebrać użytkownikowi {{name}} rolę superadministratora?', '撤销 {{name}} 的超级管理员身份？'],
    demoteHint: ['They lose the role at once.', 'Ta osoba od razu straci tę rolę.', '该用户将立即失去此身份。'],
    self: ['This is you. You lose the role at once.', 'To Ty. Od razu stracisz tę rolę.', '这是你自己，你将立即失去此身份。'],
  },
  done: {
    makeRater: ['{{name}} is now a rater', '{{name}} należy teraz do oceniających', '{{name}} 已成为评级员'],
    removeRater: ['{{name}} is no longer a rater', '{{name}} nie należy już do oceniających', '{{name}} 已不再是评级员'],
    promote: ['{{name}} is now a super admin', '{{name}} ma teraz rolę superadministratora', '{{name}} 已成为超级管理员'],
    demote: ['{{name}} is no longer a super admin', '{{name}} nie ma już roli superadministratora', '{{name}} 已不再是超级管理员'],
  },
  failed: {
    makeRater: ['Failed to add the rater', 'Nie udało się dodać oceniającego', '添加评级员失败'],
    removeRater: ['Failed to remove the rater', 'Nie udało się usunąć oceniającego', '移除评级员失败'],
    promote: ['Failed to change the super admin', 'Nie udało się zmienić roli superadministratora', '更改超级管理员失败'],
    demote: ['Failed to change the super admin', 'Nie udało się zmienić roli superadministratora', '更改超级管理员失败'],
  },
  discord: {
    title: ['Add a rater by Discord ID', 'Dodaj oceniającego według ID Discorda', '按 Discord ID 添加评级员'],
    id: ['Discord ID', 'ID Discorda', 'Discord ID'],
    digits: ['A Discord ID has 17 to 20 digits.', 'ID Discorda ma od 17 do 20 cyfr.', 'Discord ID 为 17 至 20 位数字。'],
    find: ['Validate', 'Sprawdź', '验证'],
    findFailed: ['Failed to fetch Discord user', 'Nie udało się pobrać użytkownika Discorda', '获取 Discord 用户失败'],
    noAccount: ['Nobody has signed in here with this Discord account.', 'Nikt nie zalogował się tu tym kontem Discord.', '本站没有人用这个 Discord 账号登录过。'],
    add: ['Add rater', 'Dodaj do oceniających', '添加为评级员'],
  },
} satisfies Table;
