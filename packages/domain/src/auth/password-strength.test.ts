import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isNamePassword, PASSWORD_STRENGTHS, passwordStrength } from './password-strength.ts';

describe('the strength of a password', () => {
  it.each([
    ['hunter2', 'short'],
    ['aaaaaaaaaaaaaaaa', 'weak'],
    ['12345678', 'weak'],
    ['abababababab', 'weak'],
    ['Kx7#mQ2!', 'fair'],
    ['lantern-tide', 'fair'],
    ['lamp keeper of the north', 'strong'],
    ['夜行便のワルツと星屑', 'strong'],
  ])('%s is %s', (password, strength) => expect(passwordStrength(password)).toBe(strength));

  it('gives nothing for the names of its owner', () => {
    const password = 'halcyon_seven!';
    expect(passwordStrength(password)).toBe('strong');
    expect(passwordStrength(password, ['halcyon_seven', 'seven@example.org'])).toBe('weak');
  });

  it('judges any text, and never less when a fresh character comes behind', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const rank = (password: string) => PASSWORD_STRENGTHS.indexOf(passwordStrength(password));
        expect(rank(`${text}~`)).toBeGreaterThanOrEqual(rank(text));
      }),
    );
  });
});

describe('a password out of a name', () => {
  const names = ['Rondo', 'Nova_7', 'nova@example.org', 'x', ''];
  it.each([
    ['rondorondo', true],
    ['RONDO-2026', false],
    ['rondo2026', true],
    ['!Rondo!', true],
    ['nova_7nova_7', true],
    ['Nova@Example.org', true],
    ['nova@example.org!', true],
    ['example.org', true],
    ['rondo of the lamp', false],
    ['xxxxxxxx', false],
    ['correct horse', false],
  ])('%s: %s', (password, isOne) => expect(isNamePassword(password, names)).toBe(isOne));
});
