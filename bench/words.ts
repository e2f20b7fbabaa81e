import type { Random } from './random.ts';

const SYLLABLES = 'ka mi ro ten vel sha lum dor quin sae tri ofe gri mar pol nex ul bra cy wen'.split(' ');
const SIGNS = [...'夜光星海風雪花月音夢機械都市電車회로새벽은하편지정거장あいうえおかきくけこさしすせそ'];

/** 8,000 words of three syllables, then some of two to four signs in other scripts. */
const LATIN = SYLLABLES.flatMap((a) => SYLLABLES.flatMap((b) => SYLLABLES.map((c) => a + b + c)));

export function word(random: Random): string {
  if (random.fraction() < 0.25)
    return Array.from({ length: random.whole(2, 4) }, () => random.pick(SIGNS)).join('');
  const found = random.pick(LATIN);
  return random.fraction() < 0.5 ? found : found.charAt(0).toUpperCase() + found.slice(1);
}

export function words(random: Random, from: number, to: number): string {
  return Array.from({ length: random.whole(from, to) }, () => word(random)).join(' ');
}
