import type { Table } from '../lib/i18n/table.ts';

export const texts = {
  lost: ['No connection. You see what was here at {{time}}.', 'Brak połączenia. Widzisz stan z godziny {{time}}.', '没有网络连接。当前显示的是 {{time}} 的内容。'],
  opening: ['No connection. What you chose opens when it is back.', 'Brak połączenia. Wybrana część otworzy się, gdy połączenie wróci.', '没有网络连接。恢复后会打开你选择的内容。'],
  nextTry: ['Next try in {{seconds}} s', 'Następna próba za {{seconds}} s', '{{seconds}} 秒后重试'],
  tryNow: ['Try now', 'Spróbuj teraz', '立即重试'],
  back: ['Back online', 'Połączenie wróciło', '网络已恢复'],
  outdated: [
    'The site has a new version. Save or copy what you typed, then reload the page.',
    'Jest nowa wersja serwisu. Zapisz lub skopiuj wpisany tekst, a potem wczytaj stronę ponownie.',
    '网站已更新。请先保存或复制你输入的内容，再重新加载页面。',
  ],
  noAnswer: [
    'The server did not answer. Look whether it was saved before you send it again.',
    'Serwer nie odpowiedział. Zanim wyślesz to ponownie, sprawdź, czy zostało zapisane.',
    '服务器没有响应。再次发送前，请先确认是否已保存。',
  ],
  rows: {
    waiting: ['Waiting for a connection.', 'Oczekiwanie na połączenie.', '正在等待网络连接。'],
    putAway: ['Waiting for a connection. The earlier results were put away.', 'Oczekiwanie na połączenie. Poprzednie wyniki zostały ukryte.', '正在等待网络连接。之前的结果已收起。'],
    putAwayFor: [
      'Waiting for a connection. The results for “{{query}}” were put away.',
      'Oczekiwanie na połączenie. Wyniki dla „{{query}}” zostały ukryte.',
      '正在等待网络连接。“{{query}}”的结果已收起。',
    ],
  },
  more: {
    title: ['The next rows did not load', 'Nie udało się wczytać kolejnych wierszy', '后面的条目未能加载'],
    text: ['They come by themselves when the connection is back.', 'Pojawią się same, gdy połączenie wróci.', '网络恢复后会自动加载。'],
  },
  pause: {
    title: ['Back in a moment', 'Zaraz wracamy', '马上回来'],
    text: [
      '{{site}} is putting an earlier state back. This usually takes two minutes. The page opens by itself.',
      '{{site}} przywraca wcześniejszy stan. Zwykle trwa to dwie minuty. Strona otworzy się sama.',
      '{{site}} 正在恢复到较早的状态，通常需要两分钟。页面会自动打开。',
    ],
    asked: ['Asked {{ago}} s ago, again in {{next}} s', 'Sprawdzono {{ago}} s temu, ponownie za {{next}} s', '{{ago}} 秒前查询过，{{next}} 秒后再次查询'],
    asking: ['Asking', 'Sprawdzanie', '正在查询'],
    restoring: ['Restoring', 'Przywracanie', '正在恢复'],
    since: ['since {{time}}, {{span}}', 'od {{time}}, {{span}}', '自 {{time}} 起，已用 {{span}}'],
    seconds: ['{{seconds}} s', '{{seconds}} s', '{{seconds}} 秒'],
    minutes: ['{{minutes}} min {{seconds}} s', '{{minutes}} min {{seconds}} s', '{{minutes}} 分 {{seconds}} 秒'],
    progress: ['Progress of this step', 'Postęp tego kroku', '此步骤的进度'],
    count: ['{{done}} of {{of}}', '{{done}} z {{of}}', '{{done}} / {{of}}'],
    oldStays: ['Should it stop here, the old state stays as it was.', 'Jeśli przywracanie zatrzyma się na tym etapie, poprzedni stan pozostanie bez zmian.', '如果在此中断，原来的状态保持不变。'],
    steps: {
      checking: ['File checked', 'Sprawdzenie pliku', '文件已检查'],
      pausing: ['All servers paused', 'Wstrzymanie serwerów', '所有服务器已暂停'],
      copying: ['Safety copy', 'Kopia bezpieczeństwa', '安全副本'],
      filling: ['Filling tables', 'Wypełnianie tabel', '写入数据表'],
      comparing: ['Comparing', 'Porównywanie', '比对'],
      opening: ['Opening', 'Otwieranie', '重新开放'],
    },
  },
} satisfies Table;
