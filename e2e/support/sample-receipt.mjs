/** A draw of a case that fits, as somebody pastes it. */
export const sampleReceipt = JSON.stringify({
  id: 9064,
  at: '2026-11-22T19:44:06.000Z',
  commitment: '9985b2e4b9b71b28ce59ea5ce77f0b110637b625c6d7f41e982c9510940a2056',
  secret: '5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e',
  nonce: 'a number of the browser 5',
  table: {
    kind: 'case',
    chances: [
      { type: 'ranked_add', percent: 39 },
      { type: 'ranked_multiply', percent: 25 },
      { type: 'oops_all_miss', percent: 13 },
      { type: 'score_flip', percent: 6 },
      { type: 'king_of_castle', percent: 6 },
      { type: 'score_combine', percent: 5 },
      { type: 'ban_hammer', percent: 3 },
      { type: 'player_swap', percent: 2 },
      { type: 'super_admin', percent: 1 },
    ],
    candidates: [],
  },
  draws: [0.6163209467188637, 0.017611628407852242, 0.5331648491473009],
  outcome: { kind: 'case', modifier: { type: 'ranked_multiply', value: 1.1 } },
});
