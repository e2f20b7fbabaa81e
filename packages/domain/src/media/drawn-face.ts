/** Ground and light shape of a face that is drawn for want of a picture; white is readable on each ground (4.5:1). */
export const FACE_COLOURS = [
  ['#3b3560', '#8d7be0'],
  ['#2e4a57', '#6fb7c9'],
  ['#5a3448', '#d98aa6'],
  ['#4c4327', '#cdb066'],
  ['#2f4a3a', '#7dbe95'],
  ['#513828', '#d69a70'],
  ['#34405e', '#86a3de'],
  ['#473455', '#b98ad6'],
] as const;
