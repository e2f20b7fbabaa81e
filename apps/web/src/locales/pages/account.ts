import type { Table } from '../../lib/i18n/table.ts';

export const texts = {
  title: ['Edit profile', 'Edycja profilu', '编辑资料'],
  nickname: {
    title: ['Names', 'Nazwy', '名称'],
    label: ['Nickname', 'Pseudonim', '昵称'],
    hint: ['Shown on this site; 1 to 50 characters', 'Widoczny w serwisie; od 1 do 50 znaków', '在本站显示；1 至 50 个字符'],
    fixed: ['Cannot be changed', 'Nie można zmienić', '无法修改'],
    saved: ['Profile saved', 'Zapisano profil', '资料已保存'],
    failed: ['Failed to update profile', 'Nie udało się zapisać profilu', '资料保存失败'],
    tooLong: ['The nickname must have 1 to 50 characters.', 'Pseudonim musi mieć od 1 do 50 znaków.', '昵称长度须为 1 至 50 个字符。'],
  },
  rating: {
    title: ['Rating', 'Ocenianie', '评级'],
    lead: [
      'While a level is being rated, see other ratings and the averages only after you save your own.',
      'Dopóki trwa ocenianie poziomu, oceny innych i średnie zobaczysz dopiero po zapisaniu własnej.',
      '谱面评级期间，保存自己的评级后才能看到他人的评级和平均值。',
    ],
    blind: ['Rate before seeing others', 'Oceniaj w ciemno', '先评级，再看他人的评级'],
    on: ['You now rate before seeing others', 'Od teraz oceniasz w ciemno', '现在你会先评级，再看他人的评级'],
    off: ['You now see other ratings right away', 'Od teraz od razu widzisz oceny innych', '现在你可以直接看到他人的评级'],
    failed: ['Could not save the setting', 'Nie udało się zapisać ustawienia', '设置未能保存'],
  },
  password: {
    change: ['Change password', 'Zmień hasło', '修改密码'],
    add: ['Add a password', 'Dodaj hasło', '添加密码'],
    changeLead: ['This signs you out everywhere else.', 'Wszystkie inne sesje zostaną zakończone.', '其他设备会全部退出登录。'],
    addLead: ['With a password you can sign in without Discord.', 'Z hasłem zalogujesz się bez Discorda.', '有了密码，不用 Discord 也能登录。'],
    current: ['Current password', 'Obecne hasło', '当前密码'],
    changed: ['Password changed. You are signed out everywhere else.', 'Zmieniono hasło. Inne sesje zostały zakończone.', '密码已修改，其他设备已退出登录。'],
    added: ['Password added', 'Dodano hasło', '密码已添加'],
    failed: ['Failed to update password', 'Nie udało się zmienić hasła', '密码修改失败'],
  },
  linked: {
    title: ['Linked accounts', 'Połączone konta', '关联账号'],
    lead: ['Other ways to sign in.', 'Inne sposoby logowania.', '其他登录方式。'],
    none: ['Not linked', 'Niepołączone', '未关联'],
    unlink: ['Unlink', 'Odłącz', '取消关联'],
    unlinked: ['Discord unlinked', 'Odłączono Discord', '已取消关联 Discord'],
    onlyWay: ['This is your only way to sign in. Add a password first.', 'To Twój jedyny sposób logowania. Najpierw dodaj hasło.', '这是你唯一的登录方式，请先添加密码。'],
    ask: ['Unlink Discord?', 'Odłączyć Discord?', '取消关联 Discord？'],
    askText: ['You will no longer be able to sign in with the Discord account {{name}}.', 'Nie zalogujesz się już kontem Discord {{name}}.', '之后将不能用 Discord 账号 {{name}} 登录。'],
  },
  sessions: {
    title: ['Active sessions', 'Aktywne sesje', '登录中的设备'],
    lead: [
      'Where you are signed in. End any session you do not recognise.',
      'Urządzenia, na których trwa Twoja sesja. Zakończ te, których nie rozpoznajesz.',
      '以下设备登录了你的账号。请结束不认识的登录。',
    ],
    unknown: ['Unknown device', 'Nieznane urządzenie', '未知设备'],
    current: ['This device', 'To urządzenie', '当前设备'],
    lastSeen: ['Last used', 'Ostatnio użyte', '最近使用'],
    since: ['signed in', 'zalogowano', '登录于'],
    revoke: ['End', 'Zakończ', '结束'],
    revokeOf: ['End the session on {{device}}', 'Zakończ sesję: {{device}}', '结束 {{device}} 的登录'],
    ended: ['Session ended', 'Zakończono sesję', '登录已结束'],
  },
  submissions: {
    title: ['Submissions', 'Zgłoszenia', '投稿'],
  },
  unverified: {
    title: ['Your email address is not verified', 'Twój adres e-mail nie jest potwierdzony', '邮箱尚未验证'],
    text: [
      'Open the link in our email to submit and rate. Until then you can only browse.',
      'Otwórz link z naszej wiadomości, aby zgłaszać i oceniać. Do tego czasu możesz tylko przeglądać.',
      '打开邮件中的链接后即可投稿和评级。在此之前只能浏览。',
    ],
  },
} satisfies Table;
