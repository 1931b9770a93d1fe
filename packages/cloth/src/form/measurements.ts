/** Body measures of a dress form in cm: girths, and the width of the back from shoulder tip to shoulder tip. */
export type BodyMeasurements = {
  readonly bust: number;
  readonly waist: number;
  readonly hip: number;
  readonly shoulder: number;
};

/** The sample size of women's forms; every pattern block is drafted for it. */
export const sampleMeasurements: BodyMeasurements = { bust: 88, waist: 67, hip: 93, shoulder: 39 };

/** Heights above the floor of a form as tall as a body of 170 cm, in cm. */
export const landmark = {
  neck: 146.5,
  shoulderTip: 142.4,
  bust: 121.5,
  underarm: 125,
  waist: 104,
  hip: 84,
  crotch: 76,
  knee: 48,
  ankle: 9,
} as const;
