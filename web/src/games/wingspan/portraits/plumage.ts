// The true colours of each bird: silhouette, then crown, back, wing, breast, belly, bill, legs,
// then markings. Adult birds in breeding plumage; the more colourful sex where they differ.

export const PALETTE: Record<string, string> = {
  black: "#26282c",
  slate: "#4d545c",
  grey: "#858c93",
  ash: "#b9bec1",
  white: "#f3f0e7",
  umber: "#4a3729",
  brown: "#76583d",
  tan: "#a98a63",
  buff: "#d6b988",
  cream: "#ece0c2",
  chestnut: "#86432a",
  rufous: "#b3622f",
  orange: "#e0842c",
  gold: "#d9a32b",
  yellow: "#eec932",
  lemon: "#f1e07c",
  red: "#c2332c",
  crimson: "#8c2334",
  rose: "#d8667a",
  pink: "#e9aeb0",
  navy: "#2b3a63",
  blue: "#3b6fb3",
  azure: "#5b9bd3",
  sky: "#9cc3df",
  teal: "#2f7f7a",
  green: "#4d8144",
  moss: "#6f7f3f",
  olive: "#8a8550",
  violet: "#5d3f80",
  bronze: "#7b6a35",
};

const TABLE = `
Acorn Woodpecker: woodpecker red black black white white black grey / throat:lemon mask:black
American Avocet: wader rufous white black rufous white black sky
American Bittern: heron brown brown brown cream cream gold moss / streaks:brown
American Coot: duck black slate slate slate slate white moss
American Crow: crow black black black black black black black
American Goldfinch: songbird yellow yellow black yellow white orange tan / cap:black bars:white
American Kestrel: hawk slate rufous slate buff cream slate gold / cap:rufous cheek:white spots:umber tail:rufous
American Oystercatcher: wader black brown brown black white orange pink
American Robin: songbird black slate slate orange rufous gold brown / throat:white
American White Pelican: pelican white white white white gold orange orange / tail:black
American Woodcock: wader tan brown brown buff buff tan pink / bars:umber
Anhinga: heron black black black black black gold moss / bars:ash
Anna's Hummingbird: hummingbird rose green moss rose ash black black / throat:rose
Ash-Throated Flycatcher: songbird brown brown umber ash lemon black black / crest:brown tail:rufous
Atlantic Puffin: gull black black black white white orange orange / cheek:white
Baird's Sparrow: songbird buff tan brown cream cream pink pink / streaks:umber
Bald Eagle: hawk white umber umber umber umber yellow yellow / tail:white iris:lemon
Baltimore Oriole: songbird black black black orange orange slate slate / bars:white
Barn Owl: owl gold gold tan white cream pink buff / eyes:umber spots:tan
Barn Swallow: swallow navy navy navy rufous buff black black / throat:chestnut
Barred Owl: owl brown brown brown ash cream gold brown / eyes:umber streaks:brown
Barrow's Goldeneye: duck violet black black white white black orange / cheek:white patch:white iris:yellow
Bell's Vireo: songbird olive olive moss lemon lemon slate slate / brow:white
Belted Kingfisher: kingfisher azure slate slate white white black slate / crest:slate band:slate
Bewick's Wren: songbird brown brown brown ash ash slate brown / brow:white
Black Skimmer: gull black black black white white red red
Black Tern: gull black slate slate black black black crimson
Black Vulture: vulture slate black black black black ash ash
Black-Bellied Whistling-Duck: duck brown chestnut brown chestnut black red pink / cheek:ash patch:white
Black-Billed Magpie: crow black black teal black white black black / patch:white
Black-Crowned Night-Heron: heron black black ash white ash black yellow / iris:red
Black-Necked Stilt: wader black black black white white black pink / cheek:white
Blue Grosbeak: songbird blue blue navy blue blue slate slate / bars:rufous mask:black
Blue Jay: crow azure azure blue ash white black black / crest:azure collar:black bars:white
Blue-Gray Gnatcatcher: songbird sky sky slate white white black black / brow:black
Blue-Winged Warbler: songbird yellow moss slate yellow yellow black slate / mask:black bars:white
Bobolink: songbird black black black black black black pink / nape:buff patch:white
Brewer's Blackbird: songbird violet black black black black black black / iris:lemon
Bronzed Cowbird: songbird bronze bronze navy bronze bronze black black / iris:red
Brown Pelican: pelican cream grey grey umber brown ash slate
Brown-Headed Cowbird: songbird brown black black black black slate slate
Burrowing Owl: owl brown brown brown cream cream olive buff / eyes:lemon spots:brown
Bushtit: songbird tan grey grey ash ash black black
California Condor: vulture orange black black black black cream ash / collar:black
California Quail: quail brown slate brown slate buff black slate / tuft:black throat:black brow:white
Canada Goose: goose black brown brown buff cream black black / cheek:white
Carolina Chickadee: songbird black grey grey white cream black slate / cheek:white throat:black
Carolina Wren: songbird rufous rufous chestnut buff buff slate pink / brow:white
Cassin's Finch: songbird red rose brown pink white slate brown / crest:red
Cassin's Sparrow: songbird tan tan brown ash ash slate pink / streaks:brown
Cedar Waxwing: songbird tan tan grey buff lemon black black / crest:tan mask:black patch:red
Cerulean Warbler: songbird azure azure blue white white slate slate / band:navy bars:white
Chestnut-Collared Longspur: songbird black brown brown black black slate brown / nape:chestnut throat:lemon
Chihuahuan Raven: crow black black black black black black black / nape:ash
Chimney Swift: swallow umber umber umber brown brown black black / throat:tan
Chipping Sparrow: songbird rufous tan brown ash ash slate pink / cap:rufous brow:white
Clark's Grebe: grebe black slate slate white white gold moss / iris:red
Clark's Nutcracker: crow ash ash black ash ash black black / patch:white
Common Grackle: crow violet bronze bronze bronze bronze black black / iris:lemon
Common Loon: grebe black black black black white black slate / collar:white spots:white iris:red
Common Merganser: duck green black black white cream red red / patch:white
Common Nighthawk: swallow brown brown umber brown tan black brown / throat:white bars:white
Common Raven: crow black black black black black black black / throat:slate
Common Yellowthroat: songbird olive olive moss yellow lemon black pink / mask:black brow:ash
Cooper's Hawk: hawk slate slate slate rufous cream slate yellow / streaks:rufous iris:red
Dark-Eyed Junco: songbird slate slate slate slate white pink pink
Dickcissel: songbird grey tan brown yellow ash slate brown / brow:yellow band:black patch:rufous
Double-Crested Cormorant: goose black black black black black orange black / throat:orange
Downy Woodpecker: woodpecker black black black white white slate grey / nape:red brow:white bars:white
Eastern Bluebird: songbird blue blue blue rufous white black black / throat:rufous
Eastern Kingbird: songbird black slate slate white white black black / tail:black
Eastern Phoebe: songbird umber brown brown cream cream black black
Eastern Screech-Owl: owl rufous rufous chestnut buff cream olive buff / tufts:rufous streaks:brown
Ferruginous Hawk: hawk ash rufous rufous white white black gold / streaks:rufous tail:white
Fish Crow: crow black navy black black black black black
Forster's Tern: gull black ash ash white white orange orange / tail:white
Franklin's Gull: gull black slate slate white pink red crimson
Golden Eagle: hawk gold umber umber umber umber slate gold / nape:gold
Grasshopper Sparrow: songbird brown tan brown buff buff slate pink / brow:buff
Gray Catbird: songbird slate slate slate grey grey black black / cap:black tail:black
Great Blue Heron: heron white slate grey ash ash gold brown / brow:black streaks:black crest:black
Great Crested Flycatcher: songbird brown olive brown ash yellow slate slate / crest:brown tail:rufous
Great Egret: heron white white white white white gold black
Great Horned Owl: owl brown brown umber rufous buff slate buff / tufts:umber throat:white streaks:umber
Greater Prairie-Chicken: quail brown tan brown buff buff gold buff / streaks:brown cheek:orange tuft:umber
Greater Roadrunner: cuckoo umber brown brown cream cream slate slate / crest:umber streaks:umber
Green Heron: heron green slate teal chestnut grey black gold / crest:green
Hermit Thrush: songbird brown brown brown cream white brown pink / spots:umber tail:rufous
Hooded Merganser: duck black black black white rufous black yellow / crest:white band:black iris:yellow
Hooded Warbler: songbird black olive moss yellow yellow slate pink / cheek:yellow throat:black
Horned Lark: songbird tan tan brown white white slate brown / throat:lemon band:black mask:black tufts:black
House Finch: songbird red brown brown red cream brown brown / streaks:brown
House Wren: songbird brown brown brown tan cream slate brown / bars:umber
Inca Dove: dove ash tan tan pink cream black pink / streaks:brown
Indigo Bunting: songbird blue azure navy azure azure ash slate
Juniper Titmouse: songbird grey grey grey ash ash slate slate / crest:grey
Killdeer: wader brown brown brown white white black pink / band:black collar:black cap:brown
King Rail: wader rufous brown chestnut rufous rufous orange brown / bars:umber
Lazuli Bunting: songbird azure azure blue orange white slate slate / bars:white
Lincoln's Sparrow: songbird rufous tan brown buff white slate pink / streaks:umber
Loggerhead Shrike: songbird grey grey black white white black black / mask:black patch:white
Mallard: duck green grey tan chestnut ash yellow orange / collar:white patch:blue
Mississippi Kite: hawk ash slate slate grey grey black gold / iris:red
Mountain Bluebird: songbird azure azure blue sky white black black
Mountain Chickadee: songbird black grey grey white ash black slate / brow:white cheek:white throat:black
Mourning Dove: dove tan tan tan pink buff black pink / spots:black
Northern Bobwhite: quail brown rufous rufous cream cream black slate / brow:white throat:white streaks:umber
Northern Cardinal: songbird red red crimson red red orange brown / crest:red mask:black
Northern Flicker: woodpecker grey tan tan buff cream slate grey / cheek:red band:black spots:black
Northern Harrier: hawk grey grey ash white white black yellow
Northern Mockingbird: songbird grey grey slate ash white black black / bars:white
Northern Shoveler: duck green umber sky white chestnut black orange / iris:yellow
Osprey: hawk white umber umber white white black ash / mask:umber iris:yellow
Painted Bunting: songbird blue green moss red red slate slate
Peregrine Falcon: hawk slate slate slate white ash slate yellow / cheek:black streaks:slate
Pied-Billed Grebe: grebe brown brown brown tan buff ash slate / throat:black
Pileated Woodpecker: woodpecker red black black black black slate slate / crest:red cheek:white
Pine Siskin: songbird tan tan brown cream cream slate brown / streaks:umber patch:yellow
Prothonotary Warbler: songbird gold olive slate gold yellow black slate
Purple Gallinule: wader sky green green violet violet red yellow
Purple Martin: swallow navy navy navy navy navy black black
Pygmy Nuthatch: songbird brown slate slate cream buff black slate
Red Crossbill: songbird red red umber red red slate slate
Red-Bellied Woodpecker: woodpecker red black black tan buff black grey / nape:red bars:white
Red-Breasted Nuthatch: songbird black slate slate orange orange black slate / brow:white mask:black
Red-Cockaded Woodpecker: woodpecker black black black white white black grey / cheek:white bars:white
Red-Eyed Vireo: songbird grey olive moss white white slate slate / brow:white iris:red
Red-Headed Woodpecker: woodpecker red black black white white slate grey / patch:white throat:red
Red-Shouldered Hawk: hawk brown umber umber rufous buff black yellow / streaks:cream patch:rufous
Red-Tailed Hawk: hawk brown brown brown cream cream slate yellow / tail:rufous band:brown
Red-Winged Blackbird: songbird black black black black black black black / patch:red bars:yellow
Ring-Billed Gull: gull white ash ash white white yellow yellow / ring:black
Rose-Breasted Grosbeak: songbird black black black rose white cream slate / patch:white
Roseate Spoonbill: heron ash pink rose white pink ash crimson
Ruby-Crowned Kinglet: songbird olive olive moss cream lemon black black / cap:red bars:white
Ruby-Throated Hummingbird: hummingbird green green slate white ash black black / throat:red
Ruddy Duck: duck black chestnut chestnut chestnut ash azure slate / cheek:white
Sandhill Crane: crane grey ash grey ash ash slate black / cap:red cheek:white
Savannah Sparrow: songbird tan tan brown white white slate pink / brow:yellow streaks:umber
Say's Phoebe: songbird grey grey brown ash orange black black / tail:black
Scissor-Tailed Flycatcher: cuckoo ash ash black white pink slate slate
Snowy Egret: heron white white white white white black black / crest:white lore:yellow
Song Sparrow: songbird rufous brown rufous white white slate pink / streaks:umber brow:ash
Spotted Owl: owl brown brown brown tan brown olive buff / eyes:umber spots:cream
Spotted Sandpiper: wader tan tan tan white white orange pink / spots:umber brow:white
Spotted Towhee: songbird black black black rufous white black pink / bars:white iris:red
Sprague's Pipit: songbird tan tan brown buff white pink pink / streaks:brown
Steller's Jay: crow black slate blue azure blue black black / crest:black
Swainson's Hawk: hawk brown umber umber chestnut cream black yellow / throat:white
Tree Swallow: swallow teal teal slate white white black black
Trumpeter Swan: goose white white white white white black black
Tufted Titmouse: songbird slate slate slate ash cream black slate / crest:slate patch:orange
Turkey Vulture: vulture red umber umber umber umber cream pink
Violet-Green Swallow: swallow green green violet white white black black / cheek:white
Western Meadowlark: songbird brown tan brown yellow yellow slate pink / band:black brow:lemon
Western Tanager: songbird red black black yellow yellow buff slate / bars:lemon nape:yellow
White-Breasted Nuthatch: songbird black slate slate white white slate umber / cheek:white
White-Crowned Sparrow: songbird white brown brown ash ash orange pink / cap:black brow:white
White-Faced Ibis: heron chestnut bronze green chestnut chestnut grey crimson / lore:white
Whooping Crane: crane white white white white white olive black / cap:red tail:black
Wild Turkey: quail azure umber bronze bronze umber buff pink / throat:red tail:rufous
Willet: wader grey grey grey ash white slate slate / patch:white
Wilson's Snipe: wader brown brown brown buff white tan moss / brow:cream streaks:umber
Wood Duck: duck green bronze navy chestnut cream red gold / crest:green brow:white throat:white
Wood Stork: crane slate white black white white brown slate
Yellow-Bellied Sapsucker: woodpecker red black black lemon lemon slate grey / throat:red bars:white brow:white
Yellow-Billed Cuckoo: cuckoo brown brown rufous white white gold slate / tail:black
Yellow-Breasted Chat: songbird olive olive moss yellow white black slate / brow:white
Yellow-Headed Blackbird: songbird yellow black black yellow black black black / mask:black patch:white
Yellow-Rumped Warbler: songbird slate slate slate black white black black / cap:yellow patch:yellow throat:white
American Redstart: songbird black black black black white black black / patch:orange
Black-Chinned Hummingbird: hummingbird green green slate white ash black black / throat:violet
Brant: goose black brown umber black ash black black / collar:white
Broad-Winged Hawk: hawk brown brown umber rufous cream slate yellow / streaks:rufous
Canvasback: duck chestnut white white black white black slate / iris:red
Painted Whitestart: songbird black black black red white black black / patch:white
Red-Breasted Merganser: duck green black ash rufous white red red / crest:green collar:white iris:red
Scaled Quail: quail tan grey brown ash buff slate slate / crest:white bars:brown
Vaux's Swift: swallow umber umber umber tan tan black black / throat:buff
White-Throated Swift: swallow black black black white black black black / throat:white
`;

export interface Plumage {
  shape: string;
  colours: Record<"crown" | "back" | "wing" | "breast" | "belly" | "bill" | "legs", string>;
  marks: Record<string, string>;
}

const PARTS = ["crown", "back", "wing", "breast", "belly", "bill", "legs"] as const;

function read(row: string): [string, Plumage] {
  const [name = "", rest = ""] = row.split(": ");
  const [facts = "", marks = ""] = rest.split(" / ");
  const [shape = "", ...words] = facts.split(" ");
  const colours = Object.fromEntries(PARTS.map((part, i) => [part, PALETTE[words[i] ?? ""] ?? "#888"]));
  const pairs = marks
    .split(" ")
    .filter(Boolean)
    .map((mark) => mark.split(":") as [string, string]);
  const marking = Object.fromEntries(pairs.map(([mark, colour]) => [mark, PALETTE[colour] ?? "#888"]));
  return [name, { shape, colours: colours as Plumage["colours"], marks: marking }];
}

/** The plumage of each bird, by its English name. */
export const PLUMAGE = new Map(TABLE.trim().split("\n").map(read));
