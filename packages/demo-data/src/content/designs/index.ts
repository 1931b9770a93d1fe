import type { DesignerStyles } from '../style-source.ts';
import { adaezeObinwa } from './adaeze-obinwa.ts';
import { boraSeomun } from './bora-seomun.ts';
import { chigusaOnda } from './chigusa-onda.ts';
import { defneSarikum } from './defne-sarikum.ts';
import { duarteCaminhal } from './duarte-caminhal.ts';
import { haruoSenba } from './haruo-senba.ts';
import { iaraMontechi } from './iara-montechi.ts';
import { ishaniVellore } from './ishani-vellore.ts';
import { itoKasumi } from './ito-kasumi.ts';
import { itzelZavaldi } from './itzel-zavaldi.ts';
import { jagnaWierzbin } from './jagna-wierzbin.ts';
import { junoHarrowell } from './juno-harrowell.ts';
import { killaAyasta } from './killa-ayasta.ts';
import { kojoAmanfi } from './kojo-amanfi.ts';
import { kotoAsaoka } from './koto-asaoka.ts';
import { maliSuwanthep } from './mali-suwanthep.ts';
import { mioAkatsu } from './mio-akatsu.ts';
import { nagiUrushihara } from './nagi-urushihara.ts';
import { ninoTsikhara } from './nino-tsikhara.ts';
import { renKashiwade } from './ren-kashiwade.ts';
import { signeLyngvad } from './signe-lyngvad.ts';
import { soleneQuillard } from './solene-quillard.ts';
import { thandekaMoloisi } from './thandeka-moloisi.ts';
import { toyaKuzumi } from './toya-kuzumi.ts';
import { tracAnThuy } from './trac-an-thuy.ts';
import { vicoTerrasi } from './vico-terrasi.ts';
import { winifredAskern } from './winifred-askern.ts';
import { yuzukiTamori } from './yuzuki-tamori.ts';

export const designerStyles: readonly DesignerStyles[] = [
  itoKasumi,
  toyaKuzumi,
  mioAkatsu,
  haruoSenba,
  nagiUrushihara,
  yuzukiTamori,
  renKashiwade,
  chigusaOnda,
  kotoAsaoka,
  soleneQuillard,
  vicoTerrasi,
  adaezeObinwa,
  boraSeomun,
  ishaniVellore,
  itzelZavaldi,
  duarteCaminhal,
  winifredAskern,
  junoHarrowell,
  signeLyngvad,
  kojoAmanfi,
  iaraMontechi,
  defneSarikum,
  maliSuwanthep,
  jagnaWierzbin,
  ninoTsikhara,
  killaAyasta,
  thandekaMoloisi,
  tracAnThuy,
];
