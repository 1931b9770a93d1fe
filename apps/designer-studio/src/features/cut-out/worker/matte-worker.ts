import type { MatteCalls } from './messages.ts';
import { pictureDesk } from './picture-desk.ts';
import { serve } from './serve.ts';

serve<MatteCalls>(pictureDesk());
