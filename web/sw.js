const VERSION = "";
const FILES = [];
