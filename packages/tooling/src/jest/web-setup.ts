import { configure } from '@testing-library/dom';
import '@testing-library/jest-dom/jest-globals';

// A loaded machine is not a failure of a screen: what is awaited comes later there, and one second is soon over.
configure({ asyncUtilTimeout: 10_000 });
