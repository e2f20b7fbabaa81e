/** What is kept of the texts of video services, in characters. */
export const LONGEST_TITLE = 300;
export const LONGEST_NAME = 200;
export const LONGEST_DESCRIPTION = 6000;
export const LONGEST_ADDRESS = 2000;
