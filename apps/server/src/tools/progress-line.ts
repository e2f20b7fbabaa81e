/** On a terminal one line that is written over again and again, elsewhere one line for each new step. */
export function createProgressLine() {
  const isTerminal = process.stderr.isTTY;
  let step = '';
  return {
    show: (text: string) => {
      const [name = ''] = text.split(':');
      if (isTerminal) process.stderr.write(`\r\u001b[2K${text} …`);
      else if (name !== step) process.stderr.write(`${name} …\n`);
      step = name;
    },
    clear: () => {
      if (isTerminal) process.stderr.write('\r\u001b[2K');
    },
  };
}
