import type { Table } from '../../lib/i18n/table.ts';

export const texts = {
  title: ['Fair draws', 'Uczciwe losowania', '公平抽取'],
  description: ['How wheels and cases are drawn, and how to check a draw by hand.', 'Jak losują koła i skrzynki i jak sprawdzić losowanie ręcznie.', '转盘和开箱如何抽取，以及如何手动验证一次抽取。'],
  sealed: [
    'Before you press, the server has chosen a secret and shows its seal: the SHA-256 of the secret. It can no longer choose another one.',
    'Zanim klikniesz, serwer wybiera sekret i pokazuje jego pieczęć: SHA-256 sekretu. Innego sekretu nie może już wybrać.',
    '在你点击之前，服务器已选好密钥并展示它的封印：密钥的 SHA-256。之后就无法再更换。',
  ],
  yours: [
    'When you press, your browser adds a number of its own. Neither side alone knows the result.',
    'Gdy klikasz, przeglądarka dodaje własną liczbę. Żadna strona sama nie zna wyniku.',
    '你点击时，浏览器会加入自己的随机数。任何一方都无法单独得知结果。',
  ],
  opened: [
    'After the draw, the server opens the secret. Secret, number and table have one result, and anyone can work it out.',
    'Po losowaniu serwer ujawnia sekret. Sekret, liczba i tabela dają tylko jeden wynik i każdy może go obliczyć.',
    '抽取之后，服务器公开密钥。密钥、随机数和表格只有一个结果，任何人都能算出来。',
  ],
  paste: ['Receipt', 'Pokwitowanie', '凭证'],
  pasteHint: [
    'Paste the receipt of a draw. It is worked out in your browser and sent nowhere.',
    'Wklej pokwitowanie losowania. Obliczenia odbywają się w przeglądarce i nic nie jest wysyłane.',
    '粘贴一次抽取的凭证。计算在你的浏览器中进行，不会发送到任何地方。',
  ],
  noReceipt: [
    'This is not a receipt. Copy it again with "Copy receipt".',
    'To nie jest pokwitowanie. Skopiuj je jeszcze raz przyciskiem „Kopiuj pokwitowanie”.',
    '这不是凭证。请用“复制凭证”重新复制。',
  ],
  byHand: ['By hand', 'Ręcznie', '手动验证'],
  step: {
    seal: ['1. The seal', '1. Pieczęć', '1. 封印'],
    sealMeans: ['Must give the seal:', 'Musi dać pieczęć:', '必须得出封印：'],
    draws: ['2. The draws', '2. Losowania', '2. 抽取'],
    drawsMeans: [
      'The first 13 digits of each are a number in base 16. Divided by {{divisor}}, which is 2 to the power of 52, it is a fraction from 0 to below 1.',
      'Pierwszych 13 cyfr każdego wyniku to liczba w systemie szesnastkowym. Podzielona przez {{divisor}}, czyli 2 do potęgi 52, daje ułamek od 0 do mniej niż 1.',
      '每个结果的前 13 位是一个十六进制数。除以 {{divisor}}（2 的 52 次方），得到 0 到 1（不含 1）之间的小数。',
    ],
    outcome: ['3. The result', '3. Wynik', '3. 结果'],
  },
  table: {
    case: [
      'The first fraction times 100 falls into the chance of one type, in the order of the table. The second fraction gives the value, the third the partner.',
      'Pierwszy ułamek pomnożony przez 100 wpada w przedział szansy jednego rodzaju, w kolejności tabeli. Drugi ułamek daje wartość, trzeci drugą osobę.',
      '第一个小数乘以 100，按表格顺序落入某一类型的概率区间。第二个小数决定数值，第三个决定交换对象。',
    ],
    level: [
      'The fraction times the number of levels, rounded down, is the place in the table, counted from 0.',
      'Ułamek pomnożony przez liczbę poziomów i zaokrąglony w dół to pozycja w tabeli, liczona od 0.',
      '小数乘以谱面数并向下取整，就是表格中的位置（从 0 开始）。',
    ],
    difficulty: [
      'The first fraction times 100 says whether the turn is a rare one, in the order of the table. The second fraction times the number of difficulties, rounded down, is the slice, counted from 0.',
      'Pierwszy ułamek pomnożony przez 100 mówi, czy obrót jest rzadki, w kolejności tabeli. Drugi ułamek pomnożony przez liczbę trudności i zaokrąglony w dół to pole, liczone od 0.',
      '第一个小数乘以 100，按表格顺序决定是否为稀有转法。第二个小数乘以难度数并向下取整，就是扇区（从 0 开始）。',
    ],
    reason: [
      'The fraction times the number of reasons, rounded down, is the place in the table, counted from 0.',
      'Ułamek pomnożony przez liczbę powodów i zaokrąglony w dół to pozycja w tabeli, liczona od 0.',
      '小数乘以理由数并向下取整，就是表格中的位置（从 0 开始）。',
    ],
    gimmick: [
      'The fraction times the number of gimmicks, rounded down, is the place in the table, counted from 0.',
      'Ułamek pomnożony przez liczbę gimmicków i zaokrąglony w dół to pozycja w tabeli, liczona od 0.',
      '小数乘以机制数并向下取整，就是表格中的位置（从 0 开始）。',
    ],
    slots: [
      'The first fraction times 100 falls into the chance of one number of digits. Each further fraction times 10, rounded down, is a digit.',
      'Pierwszy ułamek pomnożony przez 100 wpada w przedział szansy jednej liczby cyfr. Każdy następny ułamek pomnożony przez 10 i zaokrąglony w dół to cyfra.',
      '第一个小数乘以 100，落入某个位数的概率区间。之后每个小数乘以 10 并向下取整，就是一位数字。',
    ],
  },
} satisfies Table;
