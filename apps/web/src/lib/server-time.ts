/** The server's last answer, and when it came by `performance.now()`, which setting a clock does not move. */
export const last: { answer?: Response; at: number } = { at: 0 };
