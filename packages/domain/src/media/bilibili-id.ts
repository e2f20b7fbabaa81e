/** The digits of ids from the least: base 58 without the look-alikes 0, I, O and l. */
const DIGITS = 'FcwAPNKTMug3GV5Lj7EJnHpWsx4tb8haYeviqBz6rkCy12mUSDQX9RdoZf';
const MASK = 23_442_827_791_579n;
const BOUND = 2n ** 51n;
/** Where each digit stands behind `BV1`, the lowest digit first. */
const PLACES = [8, 7, 0, 5, 1, 3, 2, 4, 6];

export function isBilibiliId(text: string): boolean {
  return /^BV[0-9A-Za-z]{10}$/.test(text);
}

/** The id that Bilibili gave to the video of an older number (`av170001`, here its digits); null for no such number. */
export function bilibiliIdOfNumber(digits: string): string | null {
  if (!/^\d{1,16}$/.test(digits)) return null;
  const number = BigInt(digits);
  if (number === 0n || number >= BOUND) return null;
  const id: string[] = [];
  let left = (BOUND | number) ^ MASK;
  for (const place of PLACES) {
    id[place] = DIGITS[Number(left % 58n)] as string;
    left /= 58n;
  }
  return `BV1${id.join('')}`;
}
