export { bundleLibraries as default } from './bundled-libraries.ts';
