export { writeDst } from './write-dst.ts';
export { writeExp } from './write-exp.ts';
export { writePes } from './write-pes.ts';
