/** A chance as cards show it: "39 %", "0.25 %". */
export const percentText = (percent: number | undefined): string =>
  percent === undefined ? '' : `${Number(percent.toFixed(2))} %`;
