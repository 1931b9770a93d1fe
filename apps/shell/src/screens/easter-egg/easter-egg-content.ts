import type { LocalText } from '@orime/contracts';

const say = (en: string, jp: string): LocalText => ({ en, jp });

/** The page's words. They belong to the shell and change with it, so they are not kept by the api. */
export const EGG = {
  title: say('You unfolded it', '折目の向こうへ'),
  reward: {
    title: say('Something small for you', 'ささやかな贈りもの'),
    hintDoll: say(
      'Dress the paper figure from top to hem, with something over it, and see.',
      '紙の人形に、上下と羽織るものを着せてみてください。',
    ),
    hintKaleidoscope: say('Turn through all five cloths, and see.', '五つの布をすべて回してみてください。'),
    signIn: say(
      'You found it. Sign in and it is yours: a code that nobody else has.',
      '見つけていただきました。ログインすると、あなただけのコードをお渡しします。',
    ),
    signInLink: say('Sign in', 'ログイン'),
    registerLink: say('Create an account', 'アカウントを作成'),
    waiting: say('Folding your code …', 'コードを折っています…'),
    failed: say('The code could not be fetched', 'コードを取得できませんでした'),
    found: (percent: string, date: string) =>
      say(
        `${percent} off one purchase, until ${date}. For your account only; enter it at checkout.`,
        `一度のお買い物が${percent}引きになります（${date}まで）。あなたのアカウント専用です。ご購入時に入力してください。`,
      ),
    used: say('You have used it. We hope it keeps you warm.', 'ご利用いただきました。長くお召しいただけますように。'),
    label: say('Your code', 'あなたのコード'),
    copy: say('Copy the code', 'コードをコピー'),
    copied: say('Copied', 'コピーしました'),
    notCopied: say(
      'Your browser did not allow copying. Please select the code.',
      'ブラウザがコピーを許可しませんでした。コードを選択してください。',
    ),
    shop: say('Go and spend it', 'お買い物へ'),
  },
  doll: {
    lead: say(
      'A figure and a drawer of paper garments. Drag one onto it, or press it; drag it off again, or press it once more.',
      '一体の人形と、紙の服の引き出し。服をドラッグするか押すと着せられ、もう一度で脱がせられます。',
    ),
    wardrobe: say('Paper garments', '紙の服'),
    bare: say('A paper figure, not dressed yet', 'まだ何も着ていない紙の人形'),
    wearing: (names: string) => say(`A paper figure wearing ${names}`, `${names}を着た紙の人形`),
    on: (name: string) => say(`${name} put on`, `${name}を着せました`),
    off: (name: string) => say(`${name} taken off`, `${name}を脱がせました`),
    shuffled: (names: string) => say(`Now wearing ${names}`, `${names}に着せ替えました`),
    emptied: say('Everything taken off', 'すべて脱がせました'),
    shuffle: say('Surprise me', 'おまかせ'),
    undress: say('Take everything off', 'すべて脱がせる'),
  },
  kaleidoscope: {
    lead: say(
      'Five cloths between mirrors. Tap to turn to the next; drag, or tilt your phone, to look around.',
      '鏡のあいだの五つの布。タップで次の布へ。指でなぞるか、端末を傾けると模様が動きます。',
    ),
    turn: say('Turn the kaleidoscope', '万華鏡を回す'),
    pause: say('Stop the movement', '模様の動きを止める'),
    play: say('Let it move', '模様を動かす'),
    tilt: say('Use the tilt of my phone', '端末の傾きを使う'),
    tiltRefused: say(
      'The tilt sensor was not allowed. Tapping and dragging work as before.',
      '傾きセンサーの利用が許可されませんでした。タップとドラッグはそのままお使いいただけます。',
    ),
    at: (name: string, number: number, total: number) =>
      say(`${name}, cloth ${String(number)} of ${String(total)}`, `${name}（${String(number)}／${String(total)}）`),
    cloths: {
      waves: say('Indigo waves', '藍の青海波'),
      hemp: say('Vermilion hemp leaf', '朱の麻の葉'),
      stripes: say('Ochre stripes', '黄土の縞'),
      kasuri: say('Kasuri by night', '夜の絣'),
      check: say('Moss check', '苔の格子'),
    },
  },
} as const;
