import { shell } from '@orime/federation/preset';

export default shell(import.meta);
