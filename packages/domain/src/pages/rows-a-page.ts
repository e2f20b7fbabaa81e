/** Rows of one page of a list. */
export const ROWS_A_PAGE = 30;
